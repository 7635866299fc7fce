/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { RemovedRound } from './removedRound.zod.ts';

export const RemovedRoundEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": RemovedRound
});

export type RemovedRoundEnvelope = zod.input<typeof RemovedRoundEnvelope>;
export type RemovedRoundEnvelopeOutput = zod.output<typeof RemovedRoundEnvelope>;
