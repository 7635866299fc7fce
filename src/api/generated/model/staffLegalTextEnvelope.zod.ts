/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffLegalText } from './staffLegalText.zod.ts';

export const StaffLegalTextEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": StaffLegalText
});

export type StaffLegalTextEnvelope = zod.input<typeof StaffLegalTextEnvelope>;
export type StaffLegalTextEnvelopeOutput = zod.output<typeof StaffLegalTextEnvelope>;
