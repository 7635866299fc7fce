/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { JudgingRound } from './judgingRound.zod.ts';

export const judgingRoundsEnvelopeDataMax = 100;



export const JudgingRoundsEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.array(JudgingRound).check(/*#__PURE__*/ zod.maxLength(judgingRoundsEnvelopeDataMax))
});

export type JudgingRoundsEnvelope = zod.input<typeof JudgingRoundsEnvelope>;
export type JudgingRoundsEnvelopeOutput = zod.output<typeof JudgingRoundsEnvelope>;
