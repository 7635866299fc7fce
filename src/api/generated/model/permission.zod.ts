/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const permissionIdMax = 64;

export const permissionNameMax = 200;



export const Permission = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(permissionIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(permissionNameMax))
});

export type Permission = zod.input<typeof Permission>;
export type PermissionOutput = zod.output<typeof Permission>;
