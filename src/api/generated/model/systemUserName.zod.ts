/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const systemUserNameFirstNameMax = 50;

export const systemUserNameLastNameMax = 50;

export const systemUserNameChineseNameMax = 50;



export const SystemUserName = /*#__PURE__*/ zod.object({
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(systemUserNameFirstNameMax)),
  "lastName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(systemUserNameLastNameMax)),
  "chineseName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(systemUserNameChineseNameMax))
});

export type SystemUserName = zod.input<typeof SystemUserName>;
export type SystemUserNameOutput = zod.output<typeof SystemUserName>;
