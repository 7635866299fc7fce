/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const PermissionName = /*#__PURE__*/ zod.enum(['system:login', 'content:write', 'edition:write', 'activity:write', 'activity:checkin', 'entry:read', 'entry:review', 'entry:identity', 'judging:manage', 'result:publish', 'expert:review', 'user:read', 'user:write', 'right:grant', 'config:write', 'audit:read', 'export', 'score:user']);

export type PermissionName = zod.input<typeof PermissionName>;
export type PermissionNameOutput = zod.output<typeof PermissionName>;
