/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { RolePermissions } from './rolePermissions.zod.ts';

export const roleBodyNameMax = 50;


export const roleBodyNameRegExp = new RegExp('\\S');
export const roleBodyPasswordMax = 128;



export const RoleBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roleBodyNameMax)).check(/*#__PURE__*/ zod.regex(roleBodyNameRegExp)),
  "permissions": RolePermissions,
  "password": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roleBodyPasswordMax)))
});

export type RoleBody = zod.input<typeof RoleBody>;
export type RoleBodyOutput = zod.output<typeof RoleBody>;
