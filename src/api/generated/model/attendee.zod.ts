/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


export const attendeeCheckedInMin = 0;

export const attendeeSignedUpMin = 0;



export const Attendee = /*#__PURE__*/ zod.object({
  "activityId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "firstName": /*#__PURE__*/ zod.string(),
  "lastName": /*#__PURE__*/ zod.string(),
  "chineseName": /*#__PURE__*/ zod.string(),
  "mobile": /*#__PURE__*/ zod.string(),
  "checkedIn": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(attendeeCheckedInMin)),
  "signedUp": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(attendeeSignedUpMin))
});

export type Attendee = zod.input<typeof Attendee>;
export type AttendeeOutput = zod.output<typeof Attendee>;
