/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const staffContactNameMax = 50;

export const staffContactEnglishNameMax = 50;

export const staffContactMobilePhoneMax = 20;



export const StaffContact = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffContactNameMax)),
  "englishName": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffContactEnglishNameMax))),
  "mobilePhone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffContactMobilePhoneMax))
});

export type StaffContact = zod.input<typeof StaffContact>;
export type StaffContactOutput = zod.output<typeof StaffContact>;
