/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const createJudgingRoundHeadersIdempotencyKeyMin = 16;
export const createJudgingRoundHeadersIdempotencyKeyMax = 64;


export const createJudgingRoundHeadersIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CreateJudgingRoundHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createJudgingRoundHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createJudgingRoundHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createJudgingRoundHeadersIdempotencyKeyRegExp)))
})

export type CreateJudgingRoundHeaders = zod.input<typeof CreateJudgingRoundHeaders>;
export type CreateJudgingRoundHeadersOutput = zod.output<typeof CreateJudgingRoundHeaders>;
