/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LocalizedName } from './localizedName.zod.ts';
import { StaffContact } from './staffContact.zod.ts';

export const staffCompanyIdMax = 64;

export const staffCompanyContactsMax = 20;



export const StaffCompany = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffCompanyIdMax))),
  "name": LocalizedName,
  "contacts": /*#__PURE__*/ zod.array(StaffContact).check(/*#__PURE__*/ zod.maxLength(staffCompanyContactsMax))
});

export type StaffCompany = zod.input<typeof StaffCompany>;
export type StaffCompanyOutput = zod.output<typeof StaffCompany>;
