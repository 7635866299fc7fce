/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Attendee } from './attendee.zod.ts';

export const AttendeeEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": Attendee
});

export type AttendeeEnvelope = zod.input<typeof AttendeeEnvelope>;
export type AttendeeEnvelopeOutput = zod.output<typeof AttendeeEnvelope>;
