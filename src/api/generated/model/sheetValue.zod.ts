/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const sheetValueCriterionIdMax = 64;

export const sheetValueValueMin = 0;
export const sheetValueValueMax = 100;



export const SheetValue = /*#__PURE__*/ zod.object({
  "criterionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sheetValueCriterionIdMax)),
  "value": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(sheetValueValueMin)).check(/*#__PURE__*/ zod.lte(sheetValueValueMax))
});

export type SheetValue = zod.input<typeof SheetValue>;
export type SheetValueOutput = zod.output<typeof SheetValue>;
