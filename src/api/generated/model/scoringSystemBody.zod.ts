/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const scoringSystemBodyAddressMax = 500;

export const scoringSystemBodyPasswordMax = 128;



export const ScoringSystemBody = /*#__PURE__*/ zod.object({
  "address": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(scoringSystemBodyAddressMax))),
  "password": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(scoringSystemBodyPasswordMax)))
});

export type ScoringSystemBody = zod.input<typeof ScoringSystemBody>;
export type ScoringSystemBodyOutput = zod.output<typeof ScoringSystemBody>;
