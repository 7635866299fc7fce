/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LocalizedName } from './localizedName.zod.ts';
import { LocalizedParagraph } from './localizedParagraph.zod.ts';

export const staffCriterionWeightMax = 100;

export const staffCriterionMaxMax = 100;



export const StaffCriterion = /*#__PURE__*/ zod.object({
  "name": LocalizedName,
  "guidance": /*#__PURE__*/ zod.exactOptional(LocalizedParagraph),
  "weight": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(staffCriterionWeightMax)),
  "max": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(staffCriterionMaxMax)))
});

export type StaffCriterion = zod.input<typeof StaffCriterion>;
export type StaffCriterionOutput = zod.output<typeof StaffCriterion>;
