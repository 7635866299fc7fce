/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Email } from './email.zod.ts';
import { Mobile } from './mobile.zod.ts';
import { Permission } from './permission.zod.ts';
import { SystemUserStatus } from './systemUserStatus.zod.ts';

export const systemUserBodyAdUserMax = 64;

export const systemUserBodyUserCodeMax = 32;

export const systemUserBodyFirstNameMax = 50;

export const systemUserBodyLastNameMax = 50;

export const systemUserBodyChineseNameMax = 50;

export const systemUserBodyRolesMax = 50;

export const systemUserBodyPermissionsMax = 50;

export const systemUserBodyRemarksMax = 500;

export const systemUserBodyPasswordMax = 128;



export const SystemUserBody = /*#__PURE__*/ zod.object({
  "adUser": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(systemUserBodyAdUserMax))),
  "userCode": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(systemUserBodyUserCodeMax))),
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(systemUserBodyFirstNameMax)),
  "lastName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(systemUserBodyLastNameMax)),
  "chineseName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(systemUserBodyChineseNameMax)),
  "status": SystemUserStatus,
  "email": /*#__PURE__*/ zod.exactOptional(Email),
  "mobile": /*#__PURE__*/ zod.exactOptional(Mobile),
  "roles": /*#__PURE__*/ zod.array(Permission).check(/*#__PURE__*/ zod.maxLength(systemUserBodyRolesMax)),
  "permissions": /*#__PURE__*/ zod.array(Permission).check(/*#__PURE__*/ zod.maxLength(systemUserBodyPermissionsMax)),
  "remarks": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(systemUserBodyRemarksMax))),
  "password": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(systemUserBodyPasswordMax)))
});

export type SystemUserBody = zod.input<typeof SystemUserBody>;
export type SystemUserBodyOutput = zod.output<typeof SystemUserBody>;
