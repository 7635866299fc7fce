/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { SecondFactorSecret } from './secondFactorSecret.zod.ts';

export const SecondFactorSecretEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": SecondFactorSecret
});

export type SecondFactorSecretEnvelope = zod.input<typeof SecondFactorSecretEnvelope>;
export type SecondFactorSecretEnvelopeOutput = zod.output<typeof SecondFactorSecretEnvelope>;
