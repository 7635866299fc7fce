/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Email } from './email.zod.ts';
import { VerificationCode } from './verificationCode.zod.ts';

export const resetPasswordBodyNewPasswordMin = 6;
export const resetPasswordBodyNewPasswordMax = 128;



export const ResetPasswordBody = /*#__PURE__*/ zod.object({
  "email": Email,
  "verifyCode": VerificationCode,
  "newPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(resetPasswordBodyNewPasswordMin)).check(/*#__PURE__*/ zod.maxLength(resetPasswordBodyNewPasswordMax))
});

export type ResetPasswordBody = zod.input<typeof ResetPasswordBody>;
export type ResetPasswordBodyOutput = zod.output<typeof ResetPasswordBody>;
