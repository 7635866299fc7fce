/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const resetPasswordBodyEmailMax = 254;

export const resetPasswordBodyVerifyCodeMax = 10;

export const resetPasswordBodyNewPasswordMin = 6;
export const resetPasswordBodyNewPasswordMax = 128;



export const ResetPasswordBody = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(resetPasswordBodyEmailMax)),
  "verifyCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(resetPasswordBodyVerifyCodeMax)),
  "newPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(resetPasswordBodyNewPasswordMin)).check(/*#__PURE__*/ zod.maxLength(resetPasswordBodyNewPasswordMax))
});

export type ResetPasswordBody = zod.input<typeof ResetPasswordBody>;
export type ResetPasswordBodyOutput = zod.output<typeof ResetPasswordBody>;
