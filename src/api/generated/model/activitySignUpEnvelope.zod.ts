/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ActivitySignUp } from './activitySignUp.zod.ts';

export const ActivitySignUpEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": ActivitySignUp
});

export type ActivitySignUpEnvelope = zod.input<typeof ActivitySignUpEnvelope>;
export type ActivitySignUpEnvelopeOutput = zod.output<typeof ActivitySignUpEnvelope>;
