/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { NewAssignment } from './newAssignment.zod.ts';

export const assignmentChangesRoundIdMax = 64;

export const assignmentChangesAddedMax = 500;

export const assignmentChangesRemovedItemMax = 64;

export const assignmentChangesRemovedMax = 500;



export const AssignmentChanges = /*#__PURE__*/ zod.object({
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(assignmentChangesRoundIdMax)),
  "added": /*#__PURE__*/ zod.array(NewAssignment).check(/*#__PURE__*/ zod.maxLength(assignmentChangesAddedMax)),
  "removed": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(assignmentChangesRemovedItemMax))).check(/*#__PURE__*/ zod.maxLength(assignmentChangesRemovedMax)),
  "withScores": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean())
});

export type AssignmentChanges = zod.input<typeof AssignmentChanges>;
export type AssignmentChangesOutput = zod.output<typeof AssignmentChanges>;
