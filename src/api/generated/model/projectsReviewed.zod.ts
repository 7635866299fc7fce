/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DecidedProject } from './decidedProject.zod.ts';
import { RefusedReview } from './refusedReview.zod.ts';

export const projectsReviewedDecidedMax = 100;

export const projectsReviewedRefusedMax = 100;



export const ProjectsReviewed = /*#__PURE__*/ zod.object({
  "decided": /*#__PURE__*/ zod.array(DecidedProject).check(/*#__PURE__*/ zod.maxLength(projectsReviewedDecidedMax)),
  "refused": /*#__PURE__*/ zod.array(RefusedReview).check(/*#__PURE__*/ zod.maxLength(projectsReviewedRefusedMax))
});

export type ProjectsReviewed = zod.input<typeof ProjectsReviewed>;
export type ProjectsReviewedOutput = zod.output<typeof ProjectsReviewed>;
