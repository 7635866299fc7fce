/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const codeSentWaitSecondsMin = 0;

export const codeSentLifetimeSecondsMin = 0;



export const CodeSent = /*#__PURE__*/ zod.object({
  "waitSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(codeSentWaitSecondsMin)),
  "lifetimeSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(codeSentLifetimeSecondsMin))
});

export type CodeSent = zod.input<typeof CodeSent>;
export type CodeSentOutput = zod.output<typeof CodeSent>;
