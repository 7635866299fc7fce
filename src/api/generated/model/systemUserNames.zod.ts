/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { SystemUserName } from './systemUserName.zod.ts';

export const SystemUserNames = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), SystemUserName);

export type SystemUserNames = zod.input<typeof SystemUserNames>;
export type SystemUserNamesOutput = zod.output<typeof SystemUserNames>;
