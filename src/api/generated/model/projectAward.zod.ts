/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const projectAwardAmountMin = 0;



export const ProjectAward = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string(),
  "amount": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(projectAwardAmountMin)))
});

export type ProjectAward = zod.input<typeof ProjectAward>;
export type ProjectAwardOutput = zod.output<typeof ProjectAward>;
