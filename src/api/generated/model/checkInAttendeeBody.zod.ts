/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const checkInAttendeeBodyActivityIdMax = 64;

export const checkInAttendeeBodyTicketMax = 12;


export const checkInAttendeeBodyTicketRegExp = new RegExp('^[0-9]{12}$');


export const CheckInAttendeeBody = /*#__PURE__*/ zod.object({
  "activityId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkInAttendeeBodyActivityIdMax)),
  "ticket": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkInAttendeeBodyTicketMax)).check(/*#__PURE__*/ zod.regex(checkInAttendeeBodyTicketRegExp))
});

export type CheckInAttendeeBody = zod.input<typeof CheckInAttendeeBody>;
export type CheckInAttendeeBodyOutput = zod.output<typeof CheckInAttendeeBody>;
