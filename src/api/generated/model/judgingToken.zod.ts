/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const judgingTokenTokenMin = 16;

export const judgingTokenExpiresInMax = 300;



export const JudgingToken = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(judgingTokenTokenMin)),
  "expiresIn": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(judgingTokenExpiresInMax))
});

export type JudgingToken = zod.input<typeof JudgingToken>;
export type JudgingTokenOutput = zod.output<typeof JudgingToken>;
