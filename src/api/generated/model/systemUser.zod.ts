/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Permission } from './permission.zod.ts';
import { SystemUserStatus } from './systemUserStatus.zod.ts';

export const systemUserIdMax = 64;

export const systemUserAdUserMax = 64;

export const systemUserUserCodeMax = 32;

export const systemUserFirstNameMax = 50;

export const systemUserLastNameMax = 50;

export const systemUserChineseNameMax = 50;

export const systemUserAvatarUrlMax = 500;

export const systemUserEmailMax = 254;

export const systemUserMobileMax = 20;


export const systemUserMobileRegExp = new RegExp('^\\+?[0-9]{10,16}$');
export const systemUserRolesMax = 50;

export const systemUserPermissionsMax = 50;

export const systemUserCreateByMax = 64;

export const systemUserUpdateByMax = 64;

export const systemUserRemarksMax = 500;



export const SystemUser = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(systemUserIdMax)),
  "adUser": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(systemUserAdUserMax))),
  "userCode": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(systemUserUserCodeMax))),
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(systemUserFirstNameMax)),
  "lastName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(systemUserLastNameMax)),
  "chineseName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(systemUserChineseNameMax)),
  "avatarUrl": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(systemUserAvatarUrlMax))),
  "status": SystemUserStatus,
  "secondFactorDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "email": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(systemUserEmailMax))),
  "mobile": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(systemUserMobileMax)).check(/*#__PURE__*/ zod.regex(systemUserMobileRegExp))),
  "roles": /*#__PURE__*/ zod.array(Permission).check(/*#__PURE__*/ zod.maxLength(systemUserRolesMax)),
  "permissions": /*#__PURE__*/ zod.array(Permission).check(/*#__PURE__*/ zod.maxLength(systemUserPermissionsMax)),
  "createDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "createBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(systemUserCreateByMax))),
  "updateDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "updateBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(systemUserUpdateByMax))),
  "remarks": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(systemUserRemarksMax)))
});

export type SystemUser = zod.input<typeof SystemUser>;
export type SystemUserOutput = zod.output<typeof SystemUser>;
