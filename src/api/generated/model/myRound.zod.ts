/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { JudgingState } from './judgingState.zod.ts';
import { MyAssignmentSummary } from './myAssignmentSummary.zod.ts';


export const myRoundAssignmentsMax = 1000;



export const MyRound = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "name": /*#__PURE__*/ zod.string(),
  "matchName": /*#__PURE__*/ zod.string(),
  "opens": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "closes": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "blind": /*#__PURE__*/ zod.boolean(),
  "state": JudgingState,
  "assignments": /*#__PURE__*/ zod.array(MyAssignmentSummary).check(/*#__PURE__*/ zod.maxLength(myRoundAssignmentsMax))
});

export type MyRound = zod.input<typeof MyRound>;
export type MyRoundOutput = zod.output<typeof MyRound>;
