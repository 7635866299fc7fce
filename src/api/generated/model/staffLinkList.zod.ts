/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffLink } from './staffLink.zod.ts';

export const staffLinkListItemsMax = 200;

export const staffLinkListRevisionMax = 64;



export const StaffLinkList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(StaffLink).check(/*#__PURE__*/ zod.maxLength(staffLinkListItemsMax)),
  "revision": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffLinkListRevisionMax))
});

export type StaffLinkList = zod.input<typeof StaffLinkList>;
export type StaffLinkListOutput = zod.output<typeof StaffLinkList>;
