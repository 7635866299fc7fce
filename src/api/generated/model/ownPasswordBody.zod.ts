/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ownPasswordBodyPasswordMax = 128;



export const OwnPasswordBody = /*#__PURE__*/ zod.object({
  "password": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ownPasswordBodyPasswordMax)))
});

export type OwnPasswordBody = zod.input<typeof OwnPasswordBody>;
export type OwnPasswordBodyOutput = zod.output<typeof OwnPasswordBody>;
