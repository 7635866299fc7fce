/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const newAssignmentEntryIdMax = 64;

export const newAssignmentJudgeIdMax = 64;



export const NewAssignment = /*#__PURE__*/ zod.object({
  "entryId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newAssignmentEntryIdMax)),
  "judgeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newAssignmentJudgeIdMax))
});

export type NewAssignment = zod.input<typeof NewAssignment>;
export type NewAssignmentOutput = zod.output<typeof NewAssignment>;
