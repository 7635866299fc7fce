/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ActivityAttendeePage } from './activityAttendeePage.zod.ts';

export const ActivityAttendeePageEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": ActivityAttendeePage
});

export type ActivityAttendeePageEnvelope = zod.input<typeof ActivityAttendeePageEnvelope>;
export type ActivityAttendeePageEnvelopeOutput = zod.output<typeof ActivityAttendeePageEnvelope>;
