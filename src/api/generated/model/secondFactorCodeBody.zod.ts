/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const secondFactorCodeBodyCodeMin = 6;
export const secondFactorCodeBodyCodeMax = 30;



export const SecondFactorCodeBody = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(secondFactorCodeBodyCodeMin)).check(/*#__PURE__*/ zod.maxLength(secondFactorCodeBodyCodeMax))
});

export type SecondFactorCodeBody = zod.input<typeof SecondFactorCodeBody>;
export type SecondFactorCodeBodyOutput = zod.output<typeof SecondFactorCodeBody>;
