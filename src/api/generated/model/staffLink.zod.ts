/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LocalizedName } from './localizedName.zod.ts';

export const staffLinkIdMax = 64;

export const staffLinkUrlMax = 500;

export const staffLinkImgMax = 64;



export const StaffLink = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffLinkIdMax))),
  "name": LocalizedName,
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffLinkUrlMax)),
  "img": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffLinkImgMax)))
});

export type StaffLink = zod.input<typeof StaffLink>;
export type StaffLinkOutput = zod.output<typeof StaffLink>;
