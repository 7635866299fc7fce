/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { AttendeeStatus } from './attendeeStatus.zod.ts';

export const ActivityAttendee = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "mobile": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "email": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "status": AttendeeStatus,
  "signUpDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "unreachable": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean())
});

export type ActivityAttendee = zod.input<typeof ActivityAttendee>;
export type ActivityAttendeeOutput = zod.output<typeof ActivityAttendee>;
