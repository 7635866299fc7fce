/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';




export const ScoringSystem = /*#__PURE__*/ zod.object({
  "address": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)))
});

export type ScoringSystem = zod.input<typeof ScoringSystem>;
export type ScoringSystemOutput = zod.output<typeof ScoringSystem>;
