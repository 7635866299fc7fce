/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ProjectsReviewed } from './projectsReviewed.zod.ts';

export const ProjectsReviewedEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": ProjectsReviewed
});

export type ProjectsReviewedEnvelope = zod.input<typeof ProjectsReviewedEnvelope>;
export type ProjectsReviewedEnvelopeOutput = zod.output<typeof ProjectsReviewedEnvelope>;
