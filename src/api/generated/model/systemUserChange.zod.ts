/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Email } from './email.zod.ts';
import { Mobile } from './mobile.zod.ts';
import { Permission } from './permission.zod.ts';
import { Revision } from './revision.zod.ts';
import { SystemUserStatus } from './systemUserStatus.zod.ts';

export const systemUserChangeIdMax = 64;

export const systemUserChangeAdUserMax = 64;

export const systemUserChangeUserCodeMax = 32;

export const systemUserChangeFirstNameMax = 50;

export const systemUserChangeLastNameMax = 50;

export const systemUserChangeChineseNameMax = 50;

export const systemUserChangeRolesMax = 50;

export const systemUserChangePermissionsMax = 50;

export const systemUserChangeRemarksMax = 500;

export const systemUserChangePasswordMax = 128;



export const SystemUserChange = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(systemUserChangeIdMax)),
  "revision": Revision,
  "adUser": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(systemUserChangeAdUserMax))),
  "userCode": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(systemUserChangeUserCodeMax))),
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(systemUserChangeFirstNameMax)),
  "lastName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(systemUserChangeLastNameMax)),
  "chineseName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(systemUserChangeChineseNameMax)),
  "status": SystemUserStatus,
  "email": /*#__PURE__*/ zod.exactOptional(Email),
  "mobile": /*#__PURE__*/ zod.exactOptional(Mobile),
  "roles": /*#__PURE__*/ zod.array(Permission).check(/*#__PURE__*/ zod.maxLength(systemUserChangeRolesMax)),
  "permissions": /*#__PURE__*/ zod.array(Permission).check(/*#__PURE__*/ zod.maxLength(systemUserChangePermissionsMax)),
  "remarks": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(systemUserChangeRemarksMax))),
  "password": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(systemUserChangePasswordMax)))
});

export type SystemUserChange = zod.input<typeof SystemUserChange>;
export type SystemUserChangeOutput = zod.output<typeof SystemUserChange>;
