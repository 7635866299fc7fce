/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const attendeeActivityIdMax = 64;

export const attendeeFirstNameMax = 50;

export const attendeeLastNameMax = 50;

export const attendeeChineseNameMax = 50;

export const attendeeMobileMax = 20;

export const attendeeCheckedInMin = 0;

export const attendeeSignedUpMin = 0;



export const Attendee = /*#__PURE__*/ zod.object({
  "activityId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(attendeeActivityIdMax)),
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(attendeeFirstNameMax)),
  "lastName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(attendeeLastNameMax)),
  "chineseName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(attendeeChineseNameMax)),
  "mobile": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(attendeeMobileMax)),
  "checkedIn": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(attendeeCheckedInMin)),
  "signedUp": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(attendeeSignedUpMin))
});

export type Attendee = zod.input<typeof Attendee>;
export type AttendeeOutput = zod.output<typeof Attendee>;
