/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffCompanyList } from './staffCompanyList.zod.ts';

export const staffCompanyListEnvelopeMsgMax = 200;

export const staffCompanyListEnvelopeVersionMax = 200;



export const StaffCompanyListEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffCompanyListEnvelopeMsgMax)),
  "version": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffCompanyListEnvelopeVersionMax)),
  "data": StaffCompanyList
});

export type StaffCompanyListEnvelope = zod.input<typeof StaffCompanyListEnvelope>;
export type StaffCompanyListEnvelopeOutput = zod.output<typeof StaffCompanyListEnvelope>;
