/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DecidedProject } from './decidedProject.zod.ts';

export const projectsReviewEntriesMax = 100;

export const projectsReviewPrizeIdMax = 64;

export const projectsReviewNoteMax = 500;

export const projectsReviewStaffNoteMax = 500;



export const ProjectsReview = /*#__PURE__*/ zod.object({
  "entries": /*#__PURE__*/ zod.array(DecidedProject).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(projectsReviewEntriesMax)),
  "status": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(1),/*#__PURE__*/ zod.literal(2),/*#__PURE__*/ zod.literal(3),/*#__PURE__*/ zod.literal(4),/*#__PURE__*/ zod.literal(5)]),
  "finalist": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "prizeId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(projectsReviewPrizeIdMax))),
  "note": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(projectsReviewNoteMax))),
  "staffNote": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(projectsReviewStaffNoteMax)))
});

export type ProjectsReview = zod.input<typeof ProjectsReview>;
export type ProjectsReviewOutput = zod.output<typeof ProjectsReview>;
