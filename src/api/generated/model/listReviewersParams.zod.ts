/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const listReviewersParamsMatchInfoIdMax = 64;


export const ListReviewersParams = /*#__PURE__*/ zod.object({
  "matchInfoId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listReviewersParamsMatchInfoIdMax))
})

export type ListReviewersParams = zod.input<typeof ListReviewersParams>;
export type ListReviewersParamsOutput = zod.output<typeof ListReviewersParams>;
