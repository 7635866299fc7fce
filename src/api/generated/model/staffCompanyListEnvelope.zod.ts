/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffCompanyList } from './staffCompanyList.zod.ts';

export const StaffCompanyListEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": StaffCompanyList
});

export type StaffCompanyListEnvelope = zod.input<typeof StaffCompanyListEnvelope>;
export type StaffCompanyListEnvelopeOutput = zod.output<typeof StaffCompanyListEnvelope>;
