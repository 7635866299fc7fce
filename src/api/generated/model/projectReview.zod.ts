/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Revision } from './revision.zod.ts';

export const projectReviewIdMax = 64;

export const projectReviewPrizeIdMax = 64;

export const projectReviewAwardMax = 50;

export const projectReviewNoteMax = 500;

export const projectReviewStaffNoteMax = 500;



export const ProjectReview = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(projectReviewIdMax)),
  "revision": Revision,
  "status": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(1),/*#__PURE__*/ zod.literal(2),/*#__PURE__*/ zod.literal(3),/*#__PURE__*/ zod.literal(4),/*#__PURE__*/ zod.literal(5)]),
  "finalist": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "prizeId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(projectReviewPrizeIdMax))),
  "award": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(projectReviewAwardMax))),
  "note": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(projectReviewNoteMax))),
  "staffNote": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(projectReviewStaffNoteMax)))
});

export type ProjectReview = zod.input<typeof ProjectReview>;
export type ProjectReviewOutput = zod.output<typeof ProjectReview>;
