/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { RemovedSecondFactor } from './removedSecondFactor.zod.ts';

export const RemovedSecondFactorEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": RemovedSecondFactor
});

export type RemovedSecondFactorEnvelope = zod.input<typeof RemovedSecondFactorEnvelope>;
export type RemovedSecondFactorEnvelopeOutput = zod.output<typeof RemovedSecondFactorEnvelope>;
