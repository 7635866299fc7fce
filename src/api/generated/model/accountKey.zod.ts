/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const accountKeyRemovedMax = 10;



export const AccountKey = /*#__PURE__*/ zod.object({
  "phone": /*#__PURE__*/ zod.string(),
  "removed": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['phone', 'rights'])).check(/*#__PURE__*/ zod.maxLength(accountKeyRemovedMax)))
});

export type AccountKey = zod.input<typeof AccountKey>;
export type AccountKeyOutput = zod.output<typeof AccountKey>;
