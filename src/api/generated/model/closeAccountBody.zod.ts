/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const closeAccountBodyPasswordMax = 128;



export const CloseAccountBody = /*#__PURE__*/ zod.object({
  "password": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(closeAccountBodyPasswordMax)))
});

export type CloseAccountBody = zod.input<typeof CloseAccountBody>;
export type CloseAccountBodyOutput = zod.output<typeof CloseAccountBody>;
