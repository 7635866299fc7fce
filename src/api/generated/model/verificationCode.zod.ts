/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const VerificationCodeMax = 10;



export const VerificationCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(VerificationCodeMax));

export type VerificationCode = zod.input<typeof VerificationCode>;
export type VerificationCodeOutput = zod.output<typeof VerificationCode>;
