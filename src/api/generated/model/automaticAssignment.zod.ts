/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const automaticAssignmentRoundIdMax = 64;

export const automaticAssignmentJudgeIdsItemMax = 64;

export const automaticAssignmentJudgeIdsMax = 500;



export const AutomaticAssignment = /*#__PURE__*/ zod.object({
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(automaticAssignmentRoundIdMax)),
  "judgeIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(automaticAssignmentJudgeIdsItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(automaticAssignmentJudgeIdsMax))
});

export type AutomaticAssignment = zod.input<typeof AutomaticAssignment>;
export type AutomaticAssignmentOutput = zod.output<typeof AutomaticAssignment>;
