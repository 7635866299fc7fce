/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const AttendeeStatus = /*#__PURE__*/ zod.enum(['signedUp', 'signedIn', 'cancelled']);

export type AttendeeStatus = zod.input<typeof AttendeeStatus>;
export type AttendeeStatusOutput = zod.output<typeof AttendeeStatus>;
