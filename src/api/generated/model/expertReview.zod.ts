/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const expertReviewIdMax = 64;

export const expertReviewRevisionMin = 0;
export const expertReviewRevisionMax = 1000000;

export const expertReviewReasonMax = 500;



export const ExpertReview = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(expertReviewIdMax)),
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(expertReviewRevisionMin)).check(/*#__PURE__*/ zod.lte(expertReviewRevisionMax)),
  "status": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(2),/*#__PURE__*/ zod.literal(3)]),
  "reason": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(expertReviewReasonMax)))
});

export type ExpertReview = zod.input<typeof ExpertReview>;
export type ExpertReviewOutput = zod.output<typeof ExpertReview>;
