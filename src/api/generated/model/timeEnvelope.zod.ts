/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ServerTime } from './serverTime.zod.ts';

export const TimeEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": ServerTime
});

export type TimeEnvelope = zod.input<typeof TimeEnvelope>;
export type TimeEnvelopeOutput = zod.output<typeof TimeEnvelope>;
