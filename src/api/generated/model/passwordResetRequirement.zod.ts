/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const passwordResetRequirementRequiredMin = 0;

export const passwordResetRequirementUnreachableMin = 0;



export const PasswordResetRequirement = /*#__PURE__*/ zod.object({
  "required": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(passwordResetRequirementRequiredMin)),
  "unreachable": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(passwordResetRequirementUnreachableMin))
});

export type PasswordResetRequirement = zod.input<typeof PasswordResetRequirement>;
export type PasswordResetRequirementOutput = zod.output<typeof PasswordResetRequirement>;
