/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { JudgedEntry } from './judgedEntry.zod.ts';
import { MyCriterion } from './myCriterion.zod.ts';
import { MyRoundSummary } from './myRoundSummary.zod.ts';
import { ScoreSheet } from './scoreSheet.zod.ts';


export const myAssignmentCriteriaMax = 20;



export const MyAssignment = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "round": MyRoundSummary,
  "criteria": /*#__PURE__*/ zod.array(MyCriterion).check(/*#__PURE__*/ zod.maxLength(myAssignmentCriteriaMax)),
  "entry": JudgedEntry,
  "sheet": ScoreSheet
});

export type MyAssignment = zod.input<typeof MyAssignment>;
export type MyAssignmentOutput = zod.output<typeof MyAssignment>;
