/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { JudgingRound } from './judgingRound.zod.ts';

export const JudgingRoundEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": JudgingRound
});

export type JudgingRoundEnvelope = zod.input<typeof JudgingRoundEnvelope>;
export type JudgingRoundEnvelopeOutput = zod.output<typeof JudgingRoundEnvelope>;
