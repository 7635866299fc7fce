/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LocalizedName } from './localizedName.zod.ts';

export const staffRequiredDocumentIdMax = 64;



export const StaffRequiredDocument = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffRequiredDocumentIdMax)),
  "name": LocalizedName
});

export type StaffRequiredDocument = zod.input<typeof StaffRequiredDocument>;
export type StaffRequiredDocumentOutput = zod.output<typeof StaffRequiredDocument>;
