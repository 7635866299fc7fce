/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const menuItemIdMax = 64;

export const menuItemNameMax = 100;

export const menuItemPathMax = 500;

export const menuItemRouterNameMax = 64;

export const menuItemTitleMax = 200;

export const menuItemPermissionMax = 64;



export const MenuItem = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(menuItemIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(menuItemNameMax)),
  "path": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(menuItemPathMax))),
  "routerName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(menuItemRouterNameMax)),
  "title": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(menuItemTitleMax))),
  "permission": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(menuItemPermissionMax)))
});

export type MenuItem = zod.input<typeof MenuItem>;
export type MenuItemOutput = zod.output<typeof MenuItem>;
