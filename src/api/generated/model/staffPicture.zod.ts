/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LocalizedName } from './localizedName.zod.ts';

export const staffPictureFileIdMax = 64;



export const StaffPicture = /*#__PURE__*/ zod.object({
  "fileId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffPictureFileIdMax)),
  "caption": LocalizedName
});

export type StaffPicture = zod.input<typeof StaffPicture>;
export type StaffPictureOutput = zod.output<typeof StaffPicture>;
