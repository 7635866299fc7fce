/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ExportResult } from './exportResult.zod.ts';

export const ExportEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": ExportResult
});

export type ExportEnvelope = zod.input<typeof ExportEnvelope>;
export type ExportEnvelopeOutput = zod.output<typeof ExportEnvelope>;
