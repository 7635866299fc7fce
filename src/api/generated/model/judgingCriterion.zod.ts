/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LocalizedName } from './localizedName.zod.ts';
import { LocalizedParagraph } from './localizedParagraph.zod.ts';

export const judgingCriterionIdMax = 64;

export const judgingCriterionWeightMax = 100;

export const judgingCriterionMaxMax = 100;



export const JudgingCriterion = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(judgingCriterionIdMax)),
  "name": LocalizedName,
  "guidance": /*#__PURE__*/ zod.exactOptional(LocalizedParagraph),
  "weight": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(judgingCriterionWeightMax)),
  "max": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(judgingCriterionMaxMax))
});

export type JudgingCriterion = zod.input<typeof JudgingCriterion>;
export type JudgingCriterionOutput = zod.output<typeof JudgingCriterion>;
