/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const noticesReadBodyIdsItemMax = 64;

export const noticesReadBodyIdsMax = 20;



export const NoticesReadBody = /*#__PURE__*/ zod.object({
  "ids": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(noticesReadBodyIdsItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(noticesReadBodyIdsMax))
});

export type NoticesReadBody = zod.input<typeof NoticesReadBody>;
export type NoticesReadBodyOutput = zod.output<typeof NoticesReadBody>;
