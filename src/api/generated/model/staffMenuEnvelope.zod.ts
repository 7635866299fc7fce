/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffMenuItem } from './staffMenuItem.zod.ts';

export const staffMenuEnvelopeDataMax = 100;



export const StaffMenuEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.array(StaffMenuItem).check(/*#__PURE__*/ zod.maxLength(staffMenuEnvelopeDataMax))
});

export type StaffMenuEnvelope = zod.input<typeof StaffMenuEnvelope>;
export type StaffMenuEnvelopeOutput = zod.output<typeof StaffMenuEnvelope>;
