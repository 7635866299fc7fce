/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffCompany } from './staffCompany.zod.ts';

export const staffCompanyListItemsMax = 200;

export const staffCompanyListRevisionMax = 64;



export const StaffCompanyList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(StaffCompany).check(/*#__PURE__*/ zod.maxLength(staffCompanyListItemsMax)),
  "revision": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffCompanyListRevisionMax))
});

export type StaffCompanyList = zod.input<typeof StaffCompanyList>;
export type StaffCompanyListOutput = zod.output<typeof StaffCompanyList>;
