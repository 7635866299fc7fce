/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ContentLanguage } from './contentLanguage.zod.ts';

export const criterionWeightMax = 100;



export const Criterion = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string(),
  "guidance": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "weight": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(criterionWeightMax)),
  "language": /*#__PURE__*/ zod.exactOptional(ContentLanguage)
});

export type Criterion = zod.input<typeof Criterion>;
export type CriterionOutput = zod.output<typeof Criterion>;
