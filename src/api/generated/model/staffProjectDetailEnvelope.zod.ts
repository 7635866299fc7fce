/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffProjectDetail } from './staffProjectDetail.zod.ts';

export const staffProjectDetailEnvelopeMsgMax = 200;

export const staffProjectDetailEnvelopeVersionMax = 200;



export const StaffProjectDetailEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffProjectDetailEnvelopeMsgMax)),
  "version": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffProjectDetailEnvelopeVersionMax)),
  "data": StaffProjectDetail
});

export type StaffProjectDetailEnvelope = zod.input<typeof StaffProjectDetailEnvelope>;
export type StaffProjectDetailEnvelopeOutput = zod.output<typeof StaffProjectDetailEnvelope>;
