/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Revision } from './revision.zod.ts';
import { StaffMenuItem } from './staffMenuItem.zod.ts';

export const staffMenuItemsMax = 100;



export const StaffMenu = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(StaffMenuItem).check(/*#__PURE__*/ zod.maxLength(staffMenuItemsMax)),
  "revision": Revision
});

export type StaffMenu = zod.input<typeof StaffMenu>;
export type StaffMenuOutput = zod.output<typeof StaffMenu>;
