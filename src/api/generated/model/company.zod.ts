/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Contact } from './contact.zod.ts';
import { ContentLanguage } from './contentLanguage.zod.ts';


export const companyContactsMax = 1000;



export const Company = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "language": /*#__PURE__*/ zod.exactOptional(ContentLanguage),
  "name": /*#__PURE__*/ zod.string(),
  "contacts": /*#__PURE__*/ zod.array(Contact).check(/*#__PURE__*/ zod.maxLength(companyContactsMax))
});

export type Company = zod.input<typeof Company>;
export type CompanyOutput = zod.output<typeof Company>;
