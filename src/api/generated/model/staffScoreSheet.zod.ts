/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { JudgingCriterion } from './judgingCriterion.zod.ts';
import { ScoreSheet } from './scoreSheet.zod.ts';

export const staffScoreSheetCriteriaMax = 20;



export const StaffScoreSheet = /*#__PURE__*/ zod.object({
  "judgeName": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "entryName": /*#__PURE__*/ zod.string(),
  "sheet": ScoreSheet,
  "criteria": /*#__PURE__*/ zod.array(JudgingCriterion).check(/*#__PURE__*/ zod.maxLength(staffScoreSheetCriteriaMax))
});

export type StaffScoreSheet = zod.input<typeof StaffScoreSheet>;
export type StaffScoreSheetOutput = zod.output<typeof StaffScoreSheet>;
