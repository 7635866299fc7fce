/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const closedAccountEntriesMin = 0;



export const ClosedAccount = /*#__PURE__*/ zod.object({
  "closed": /*#__PURE__*/ zod.boolean(),
  "entries": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(closedAccountEntriesMin))
});

export type ClosedAccount = zod.input<typeof ClosedAccount>;
export type ClosedAccountOutput = zod.output<typeof ClosedAccount>;
