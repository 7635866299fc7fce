/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { SystemUserStatus } from './systemUserStatus.zod.ts';




export const SystemUserOption = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "adUser": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "userCode": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "firstName": /*#__PURE__*/ zod.string(),
  "lastName": /*#__PURE__*/ zod.string(),
  "chineseName": /*#__PURE__*/ zod.string(),
  "status": SystemUserStatus
});

export type SystemUserOption = zod.input<typeof SystemUserOption>;
export type SystemUserOptionOutput = zod.output<typeof SystemUserOption>;
