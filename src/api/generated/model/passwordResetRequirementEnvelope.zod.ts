/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { PasswordResetRequirement } from './passwordResetRequirement.zod.ts';

export const PasswordResetRequirementEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": PasswordResetRequirement
});

export type PasswordResetRequirementEnvelope = zod.input<typeof PasswordResetRequirementEnvelope>;
export type PasswordResetRequirementEnvelopeOutput = zod.output<typeof PasswordResetRequirementEnvelope>;
