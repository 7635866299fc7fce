/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const listJudgingRoundsParamsMatchInfoIdMax = 64;


export const ListJudgingRoundsParams = /*#__PURE__*/ zod.object({
  "matchInfoId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listJudgingRoundsParamsMatchInfoIdMax))
})

export type ListJudgingRoundsParams = zod.input<typeof ListJudgingRoundsParams>;
export type ListJudgingRoundsParamsOutput = zod.output<typeof ListJudgingRoundsParams>;
