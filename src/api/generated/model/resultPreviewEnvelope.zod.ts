/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ResultPreview } from './resultPreview.zod.ts';

export const ResultPreviewEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": ResultPreview
});

export type ResultPreviewEnvelope = zod.input<typeof ResultPreviewEnvelope>;
export type ResultPreviewEnvelopeOutput = zod.output<typeof ResultPreviewEnvelope>;
