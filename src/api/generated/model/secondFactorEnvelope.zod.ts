/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { SecondFactor } from './secondFactor.zod.ts';

export const SecondFactorEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": SecondFactor
});

export type SecondFactorEnvelope = zod.input<typeof SecondFactorEnvelope>;
export type SecondFactorEnvelopeOutput = zod.output<typeof SecondFactorEnvelope>;
