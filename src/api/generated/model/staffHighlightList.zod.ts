/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffHighlight } from './staffHighlight.zod.ts';

export const staffHighlightListItemsMax = 200;

export const staffHighlightListRevisionMax = 64;



export const StaffHighlightList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(StaffHighlight).check(/*#__PURE__*/ zod.maxLength(staffHighlightListItemsMax)),
  "revision": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffHighlightListRevisionMax))
});

export type StaffHighlightList = zod.input<typeof StaffHighlightList>;
export type StaffHighlightListOutput = zod.output<typeof StaffHighlightList>;
