/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Judge } from './judge.zod.ts';

export const JudgeEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": Judge
});

export type JudgeEnvelope = zod.input<typeof JudgeEnvelope>;
export type JudgeEnvelopeOutput = zod.output<typeof JudgeEnvelope>;
