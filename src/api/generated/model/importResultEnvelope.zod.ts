/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ImportResult } from './importResult.zod.ts';

export const ImportResultEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": ImportResult
});

export type ImportResultEnvelope = zod.input<typeof ImportResultEnvelope>;
export type ImportResultEnvelopeOutput = zod.output<typeof ImportResultEnvelope>;
