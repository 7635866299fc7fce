/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LocalizedName } from './localizedName.zod.ts';
import { RolePermissions } from './rolePermissions.zod.ts';

export const roleBodyPasswordMax = 128;



export const RoleBody = /*#__PURE__*/ zod.object({
  "name": LocalizedName,
  "permissions": RolePermissions,
  "password": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roleBodyPasswordMax)))
});

export type RoleBody = zod.input<typeof RoleBody>;
export type RoleBodyOutput = zod.output<typeof RoleBody>;
