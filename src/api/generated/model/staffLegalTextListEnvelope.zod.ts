/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffLegalText } from './staffLegalText.zod.ts';

export const staffLegalTextListEnvelopeDataMax = 3;



export const StaffLegalTextListEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.array(StaffLegalText).check(/*#__PURE__*/ zod.maxLength(staffLegalTextListEnvelopeDataMax))
});

export type StaffLegalTextListEnvelope = zod.input<typeof StaffLegalTextListEnvelope>;
export type StaffLegalTextListEnvelopeOutput = zod.output<typeof StaffLegalTextListEnvelope>;
