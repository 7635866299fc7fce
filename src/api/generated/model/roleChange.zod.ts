/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LocalizedName } from './localizedName.zod.ts';
import { Revision } from './revision.zod.ts';
import { RolePermissions } from './rolePermissions.zod.ts';

export const roleChangeIdMax = 64;

export const roleChangePasswordMax = 128;



export const RoleChange = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roleChangeIdMax)),
  "revision": Revision,
  "name": LocalizedName,
  "permissions": RolePermissions,
  "password": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roleChangePasswordMax)))
});

export type RoleChange = zod.input<typeof RoleChange>;
export type RoleChangeOutput = zod.output<typeof RoleChange>;
