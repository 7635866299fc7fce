/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const SystemUserStatus = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1)]);

export type SystemUserStatus = zod.input<typeof SystemUserStatus>;
export type SystemUserStatusOutput = zod.output<typeof SystemUserStatus>;
