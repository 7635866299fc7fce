/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { SystemUserStatus } from './systemUserStatus.zod.ts';

export const systemUserOptionIdMax = 64;

export const systemUserOptionAdUserMax = 64;

export const systemUserOptionUserCodeMax = 32;

export const systemUserOptionFirstNameMax = 50;

export const systemUserOptionLastNameMax = 50;

export const systemUserOptionChineseNameMax = 50;



export const SystemUserOption = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(systemUserOptionIdMax)),
  "adUser": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(systemUserOptionAdUserMax))),
  "userCode": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(systemUserOptionUserCodeMax))),
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(systemUserOptionFirstNameMax)),
  "lastName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(systemUserOptionLastNameMax)),
  "chineseName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(systemUserOptionChineseNameMax)),
  "status": SystemUserStatus
});

export type SystemUserOption = zod.input<typeof SystemUserOption>;
export type SystemUserOptionOutput = zod.output<typeof SystemUserOption>;
