/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { RoundJudge } from './roundJudge.zod.ts';

export const roundJudgesEnvelopeDataMax = 1000;



export const RoundJudgesEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.array(RoundJudge).check(/*#__PURE__*/ zod.maxLength(roundJudgesEnvelopeDataMax))
});

export type RoundJudgesEnvelope = zod.input<typeof RoundJudgesEnvelope>;
export type RoundJudgesEnvelopeOutput = zod.output<typeof RoundJudgesEnvelope>;
