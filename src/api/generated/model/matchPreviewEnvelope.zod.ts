/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { MatchPreview } from './matchPreview.zod.ts';

export const MatchPreviewEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": MatchPreview
});

export type MatchPreviewEnvelope = zod.input<typeof MatchPreviewEnvelope>;
export type MatchPreviewEnvelopeOutput = zod.output<typeof MatchPreviewEnvelope>;
