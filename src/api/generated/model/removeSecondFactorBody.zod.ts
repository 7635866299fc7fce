/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const removeSecondFactorBodyIdMax = 64;

export const removeSecondFactorBodyPasswordMax = 128;



export const RemoveSecondFactorBody = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(removeSecondFactorBodyIdMax)),
  "password": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(removeSecondFactorBodyPasswordMax)))
});

export type RemoveSecondFactorBody = zod.input<typeof RemoveSecondFactorBody>;
export type RemoveSecondFactorBodyOutput = zod.output<typeof RemoveSecondFactorBody>;
