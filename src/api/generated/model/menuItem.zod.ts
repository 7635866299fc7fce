/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';




export const MenuItem = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "name": /*#__PURE__*/ zod.string(),
  "path": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "routerName": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "permission": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string())
});

export type MenuItem = zod.input<typeof MenuItem>;
export type MenuItemOutput = zod.output<typeof MenuItem>;
