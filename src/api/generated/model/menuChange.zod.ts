/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Revision } from './revision.zod.ts';
import { StaffMenuItem } from './staffMenuItem.zod.ts';

export const menuChangeItemsMax = 40;



export const MenuChange = /*#__PURE__*/ zod.object({
  "revision": Revision,
  "items": /*#__PURE__*/ zod.array(StaffMenuItem).check(/*#__PURE__*/ zod.maxLength(menuChangeItemsMax))
});

export type MenuChange = zod.input<typeof MenuChange>;
export type MenuChangeOutput = zod.output<typeof MenuChange>;
