/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LocalizedName } from './localizedName.zod.ts';
import { Revision } from './revision.zod.ts';
import { RolePermissions } from './rolePermissions.zod.ts';


export const roleMembersMin = 0;



export const Role = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "revision": Revision,
  "name": LocalizedName,
  "permissions": RolePermissions,
  "members": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(roleMembersMin)),
  "builtIn": /*#__PURE__*/ zod.boolean()
});

export type Role = zod.input<typeof Role>;
export type RoleOutput = zod.output<typeof Role>;
