/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const MyChanges = /*#__PURE__*/ zod.object({
  "note": /*#__PURE__*/ zod.string(),
  "until": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type MyChanges = zod.input<typeof MyChanges>;
export type MyChangesOutput = zod.output<typeof MyChanges>;
