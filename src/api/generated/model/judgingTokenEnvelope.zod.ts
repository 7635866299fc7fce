/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { JudgingToken } from './judgingToken.zod.ts';

export const JudgingTokenEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": JudgingToken
});

export type JudgingTokenEnvelope = zod.input<typeof JudgingTokenEnvelope>;
export type JudgingTokenEnvelopeOutput = zod.output<typeof JudgingTokenEnvelope>;
