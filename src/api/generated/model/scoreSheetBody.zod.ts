/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Revision } from './revision.zod.ts';
import { SheetValue } from './sheetValue.zod.ts';

export const scoreSheetBodyIdMax = 64;

export const scoreSheetBodyValuesMax = 20;

export const scoreSheetBodyCommentToStaffMax = 2000;

export const scoreSheetBodyCommentToTeamMax = 2000;



export const ScoreSheetBody = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(scoreSheetBodyIdMax)),
  "revision": Revision,
  "values": /*#__PURE__*/ zod.array(SheetValue).check(/*#__PURE__*/ zod.maxLength(scoreSheetBodyValuesMax)),
  "commentToStaff": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(scoreSheetBodyCommentToStaffMax))),
  "commentToTeam": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(scoreSheetBodyCommentToTeamMax))),
  "submitted": /*#__PURE__*/ zod.boolean()
});

export type ScoreSheetBody = zod.input<typeof ScoreSheetBody>;
export type ScoreSheetBodyOutput = zod.output<typeof ScoreSheetBody>;
