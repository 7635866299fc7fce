/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffTemplate } from './staffTemplate.zod.ts';

export const staffTemplateListItemsMax = 200;

export const staffTemplateListRevisionMax = 64;



export const StaffTemplateList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(StaffTemplate).check(/*#__PURE__*/ zod.maxLength(staffTemplateListItemsMax)),
  "revision": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffTemplateListRevisionMax))
});

export type StaffTemplateList = zod.input<typeof StaffTemplateList>;
export type StaffTemplateListOutput = zod.output<typeof StaffTemplateList>;
