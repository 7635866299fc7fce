/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LocalizedName } from './localizedName.zod.ts';

export const staffMenuItemIdMax = 64;

export const staffMenuItemRouterNameMax = 64;

export const staffMenuItemPathMax = 500;

export const staffMenuItemPermissionMax = 64;



export const StaffMenuItem = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffMenuItemIdMax))),
  "routerName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffMenuItemRouterNameMax)),
  "title": /*#__PURE__*/ zod.exactOptional(LocalizedName),
  "path": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffMenuItemPathMax))),
  "permission": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffMenuItemPermissionMax))),
  "hidden": /*#__PURE__*/ zod.boolean()
});

export type StaffMenuItem = zod.input<typeof StaffMenuItem>;
export type StaffMenuItemOutput = zod.output<typeof StaffMenuItem>;
