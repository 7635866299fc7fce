/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ErrorLogItem } from './errorLogItem.zod.ts';

export const errorLogBodyEntriesMax = 200;



export const ErrorLogBody = /*#__PURE__*/ zod.object({
  "entries": /*#__PURE__*/ zod.array(ErrorLogItem).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(errorLogBodyEntriesMax))
});

export type ErrorLogBody = zod.input<typeof ErrorLogBody>;
export type ErrorLogBodyOutput = zod.output<typeof ErrorLogBody>;
