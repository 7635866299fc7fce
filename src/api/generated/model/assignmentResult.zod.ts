/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const assignmentResultAddedMin = 0;

export const assignmentResultRemovedMin = 0;

export const assignmentResultMissingMin = 0;



export const AssignmentResult = /*#__PURE__*/ zod.object({
  "added": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(assignmentResultAddedMin)),
  "removed": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(assignmentResultRemovedMin)),
  "missing": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(assignmentResultMissingMin))
});

export type AssignmentResult = zod.input<typeof AssignmentResult>;
export type AssignmentResultOutput = zod.output<typeof AssignmentResult>;
