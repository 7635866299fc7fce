/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';




export const RemovedRound = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
});

export type RemovedRound = zod.input<typeof RemovedRound>;
export type RemovedRoundOutput = zod.output<typeof RemovedRound>;
