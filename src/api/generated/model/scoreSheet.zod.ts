/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { AssignmentState } from './assignmentState.zod.ts';
import { Revision } from './revision.zod.ts';
import { SheetValue } from './sheetValue.zod.ts';

export const scoreSheetValuesMax = 20;

export const scoreSheetTotalMin = 0;
export const scoreSheetTotalMax = 100;



export const ScoreSheet = /*#__PURE__*/ zod.object({
  "revision": Revision,
  "state": AssignmentState,
  "values": /*#__PURE__*/ zod.array(SheetValue).check(/*#__PURE__*/ zod.maxLength(scoreSheetValuesMax)),
  "commentToStaff": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "commentToTeam": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "total": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(scoreSheetTotalMin)).check(/*#__PURE__*/ zod.lte(scoreSheetTotalMax))),
  "updateDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type ScoreSheet = zod.input<typeof ScoreSheet>;
export type ScoreSheetOutput = zod.output<typeof ScoreSheet>;
