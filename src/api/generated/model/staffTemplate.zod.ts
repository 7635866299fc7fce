/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LocalizedName } from './localizedName.zod.ts';

export const staffTemplateIdMax = 64;

export const staffTemplateFileIdMax = 64;



export const StaffTemplate = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffTemplateIdMax))),
  "title": LocalizedName,
  "about": LocalizedName,
  "fileId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffTemplateFileIdMax))
});

export type StaffTemplate = zod.input<typeof StaffTemplate>;
export type StaffTemplateOutput = zod.output<typeof StaffTemplate>;
