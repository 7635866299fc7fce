/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';




export const RefusedReview = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "reason": /*#__PURE__*/ zod.string()
});

export type RefusedReview = zod.input<typeof RefusedReview>;
export type RefusedReviewOutput = zod.output<typeof RefusedReview>;
