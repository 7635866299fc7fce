/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ScoreSheet } from './scoreSheet.zod.ts';

export const ScoreSheetEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": ScoreSheet
});

export type ScoreSheetEnvelope = zod.input<typeof ScoreSheetEnvelope>;
export type ScoreSheetEnvelopeOutput = zod.output<typeof ScoreSheetEnvelope>;
