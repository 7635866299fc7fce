/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';




export const Removed = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
});

export type Removed = zod.input<typeof Removed>;
export type RemovedOutput = zod.output<typeof Removed>;
