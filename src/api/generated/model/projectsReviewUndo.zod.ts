/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DecidedProject } from './decidedProject.zod.ts';

export const projectsReviewUndoEntriesMax = 100;



export const ProjectsReviewUndo = /*#__PURE__*/ zod.object({
  "entries": /*#__PURE__*/ zod.array(DecidedProject).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(projectsReviewUndoEntriesMax))
});

export type ProjectsReviewUndo = zod.input<typeof ProjectsReviewUndo>;
export type ProjectsReviewUndoOutput = zod.output<typeof ProjectsReviewUndo>;
