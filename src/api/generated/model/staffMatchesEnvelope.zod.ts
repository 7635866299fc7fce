/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffMatch } from './staffMatch.zod.ts';

export const staffMatchesEnvelopeDataMax = 1000;



export const StaffMatchesEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.array(StaffMatch).check(/*#__PURE__*/ zod.maxLength(staffMatchesEnvelopeDataMax))
});

export type StaffMatchesEnvelope = zod.input<typeof StaffMatchesEnvelope>;
export type StaffMatchesEnvelopeOutput = zod.output<typeof StaffMatchesEnvelope>;
