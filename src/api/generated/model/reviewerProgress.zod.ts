/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


export const reviewerProgressEntriesMin = 0;

export const reviewerProgressWaitingMin = 0;



export const ReviewerProgress = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "name": /*#__PURE__*/ zod.string(),
  "entries": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reviewerProgressEntriesMin)),
  "waiting": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reviewerProgressWaitingMin))
});

export type ReviewerProgress = zod.input<typeof ReviewerProgress>;
export type ReviewerProgressOutput = zod.output<typeof ReviewerProgress>;
