/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { RolePermissions } from './rolePermissions.zod.ts';

export const roleChangeIdMax = 64;

export const roleChangeNameMax = 50;


export const roleChangeNameRegExp = new RegExp('\\S');
export const roleChangePasswordMax = 128;



export const RoleChange = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roleChangeIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roleChangeNameMax)).check(/*#__PURE__*/ zod.regex(roleChangeNameRegExp)),
  "permissions": RolePermissions,
  "password": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roleChangePasswordMax)))
});

export type RoleChange = zod.input<typeof RoleChange>;
export type RoleChangeOutput = zod.output<typeof RoleChange>;
