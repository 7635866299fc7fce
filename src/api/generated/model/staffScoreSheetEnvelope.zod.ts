/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffScoreSheet } from './staffScoreSheet.zod.ts';

export const StaffScoreSheetEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": StaffScoreSheet
});

export type StaffScoreSheetEnvelope = zod.input<typeof StaffScoreSheetEnvelope>;
export type StaffScoreSheetEnvelopeOutput = zod.output<typeof StaffScoreSheetEnvelope>;
