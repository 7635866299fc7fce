/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const secondFactorProofBodyPasswordMax = 128;

export const secondFactorProofBodyCodeMin = 6;
export const secondFactorProofBodyCodeMax = 30;



export const SecondFactorProofBody = /*#__PURE__*/ zod.object({
  "password": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(secondFactorProofBodyPasswordMax))),
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(secondFactorProofBodyCodeMin)).check(/*#__PURE__*/ zod.maxLength(secondFactorProofBodyCodeMax))
});

export type SecondFactorProofBody = zod.input<typeof SecondFactorProofBody>;
export type SecondFactorProofBodyOutput = zod.output<typeof SecondFactorProofBody>;
