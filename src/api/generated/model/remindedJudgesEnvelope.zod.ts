/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { RemindedJudges } from './remindedJudges.zod.ts';

export const RemindedJudgesEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": RemindedJudges
});

export type RemindedJudgesEnvelope = zod.input<typeof RemindedJudgesEnvelope>;
export type RemindedJudgesEnvelopeOutput = zod.output<typeof RemindedJudgesEnvelope>;
