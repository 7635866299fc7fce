/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const matchPrizeAmountMin = 0;
export const matchPrizeAmountMax = 1000000000000;

export const matchPrizeCountMax = 10000;



export const MatchPrize = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string(),
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(matchPrizeAmountMin)).check(/*#__PURE__*/ zod.lte(matchPrizeAmountMax)),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(matchPrizeCountMax))
});

export type MatchPrize = zod.input<typeof MatchPrize>;
export type MatchPrizeOutput = zod.output<typeof MatchPrize>;
