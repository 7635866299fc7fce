/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LocalizedName } from './localizedName.zod.ts';

export const staffDownloadFileIdMax = 64;



export const StaffDownload = /*#__PURE__*/ zod.object({
  "fileId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffDownloadFileIdMax)),
  "title": LocalizedName
});

export type StaffDownload = zod.input<typeof StaffDownload>;
export type StaffDownloadOutput = zod.output<typeof StaffDownload>;
