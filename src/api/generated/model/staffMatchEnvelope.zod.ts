/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffMatch } from './staffMatch.zod.ts';

export const staffMatchEnvelopeMsgMax = 200;

export const staffMatchEnvelopeVersionMax = 200;



export const StaffMatchEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffMatchEnvelopeMsgMax)),
  "version": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffMatchEnvelopeVersionMax)),
  "data": StaffMatch
});

export type StaffMatchEnvelope = zod.input<typeof StaffMatchEnvelope>;
export type StaffMatchEnvelopeOutput = zod.output<typeof StaffMatchEnvelope>;
