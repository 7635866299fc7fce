/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Removed } from './removed.zod.ts';

export const RemovedEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": Removed
});

export type RemovedEnvelope = zod.input<typeof RemovedEnvelope>;
export type RemovedEnvelopeOutput = zod.output<typeof RemovedEnvelope>;
