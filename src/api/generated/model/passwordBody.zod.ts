/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const passwordBodyPasswordMax = 128;

export const passwordBodyNewPasswordMin = 6;
export const passwordBodyNewPasswordMax = 128;



export const PasswordBody = /*#__PURE__*/ zod.object({
  "password": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(passwordBodyPasswordMax))),
  "newPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(passwordBodyNewPasswordMin)).check(/*#__PURE__*/ zod.maxLength(passwordBodyNewPasswordMax))
});

export type PasswordBody = zod.input<typeof PasswordBody>;
export type PasswordBodyOutput = zod.output<typeof PasswordBody>;
