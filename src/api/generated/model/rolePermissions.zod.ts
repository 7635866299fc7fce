/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { PermissionName } from './permissionName.zod.ts';

export const RolePermissionsMax = 50;



export const RolePermissions = /*#__PURE__*/ zod.array(PermissionName).check(/*#__PURE__*/ zod.maxLength(RolePermissionsMax));

export type RolePermissions = zod.input<typeof RolePermissions>;
export type RolePermissionsOutput = zod.output<typeof RolePermissions>;
