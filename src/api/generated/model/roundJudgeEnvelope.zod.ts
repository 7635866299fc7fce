/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { RoundJudge } from './roundJudge.zod.ts';

export const RoundJudgeEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": RoundJudge
});

export type RoundJudgeEnvelope = zod.input<typeof RoundJudgeEnvelope>;
export type RoundJudgeEnvelopeOutput = zod.output<typeof RoundJudgeEnvelope>;
