/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const passwordResetRequirementBodyIdsItemMax = 64;

export const passwordResetRequirementBodyIdsMax = 1000;



export const PasswordResetRequirementBody = /*#__PURE__*/ zod.object({
  "ids": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(passwordResetRequirementBodyIdsItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(passwordResetRequirementBodyIdsMax))
});

export type PasswordResetRequirementBody = zod.input<typeof PasswordResetRequirementBody>;
export type PasswordResetRequirementBodyOutput = zod.output<typeof PasswordResetRequirementBody>;
