/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const assignmentDeclineIdMax = 64;

export const assignmentDeclineReasonMax = 500;



export const AssignmentDecline = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(assignmentDeclineIdMax)),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(assignmentDeclineReasonMax)),
  "conflict": /*#__PURE__*/ zod.boolean()
});

export type AssignmentDecline = zod.input<typeof AssignmentDecline>;
export type AssignmentDeclineOutput = zod.output<typeof AssignmentDecline>;
