/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


export const myCriterionWeightMax = 100;

export const myCriterionMaxMax = 100;



export const MyCriterion = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "name": /*#__PURE__*/ zod.string(),
  "guidance": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "weight": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(myCriterionWeightMax)),
  "max": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(myCriterionMaxMax))
});

export type MyCriterion = zod.input<typeof MyCriterion>;
export type MyCriterionOutput = zod.output<typeof MyCriterion>;
