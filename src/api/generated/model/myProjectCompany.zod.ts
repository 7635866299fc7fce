/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const myProjectCompanyNameMax = 100;

export const myProjectCompanyFoundedMax = 10;

export const myProjectCompanyRegisteredCapitalMin = 0;
export const myProjectCompanyRegisteredCapitalMax = 1000000000000;



export const MyProjectCompany = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(myProjectCompanyNameMax))),
  "founded": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(myProjectCompanyFoundedMax))),
  "registeredCapital": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(myProjectCompanyRegisteredCapitalMin)).check(/*#__PURE__*/ zod.lte(myProjectCompanyRegisteredCapitalMax)))
});

export type MyProjectCompany = zod.input<typeof MyProjectCompany>;
export type MyProjectCompanyOutput = zod.output<typeof MyProjectCompany>;
