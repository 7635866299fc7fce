/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ActivityAttendeePage } from './activityAttendeePage.zod.ts';

export const activityAttendeePageEnvelopeMsgMax = 200;

export const activityAttendeePageEnvelopeVersionMax = 200;



export const ActivityAttendeePageEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(activityAttendeePageEnvelopeMsgMax)),
  "version": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(activityAttendeePageEnvelopeVersionMax)),
  "data": ActivityAttendeePage
});

export type ActivityAttendeePageEnvelope = zod.input<typeof ActivityAttendeePageEnvelope>;
export type ActivityAttendeePageEnvelopeOutput = zod.output<typeof ActivityAttendeePageEnvelope>;
