/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Email } from './email.zod.ts';
import { Invitation } from './invitation.zod.ts';
import { Mobile } from './mobile.zod.ts';
import { Permission } from './permission.zod.ts';
import { Revision } from './revision.zod.ts';
import { SystemUserStatus } from './systemUserStatus.zod.ts';


export const systemUserUnconfirmedMax = 2;

export const systemUserRolesMax = 50;

export const systemUserPermissionsMax = 50;





export const SystemUser = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "revision": Revision,
  "adUser": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "userCode": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "firstName": /*#__PURE__*/ zod.string(),
  "lastName": /*#__PURE__*/ zod.string(),
  "chineseName": /*#__PURE__*/ zod.string(),
  "avatarUrl": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "status": SystemUserStatus,
  "mustResetPassword": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "invitation": /*#__PURE__*/ zod.exactOptional(Invitation),
  "unconfirmed": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['mobile', 'email'])).check(/*#__PURE__*/ zod.maxLength(systemUserUnconfirmedMax))),
  "secondFactorDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "email": /*#__PURE__*/ zod.exactOptional(Email),
  "mobile": /*#__PURE__*/ zod.exactOptional(Mobile),
  "roles": /*#__PURE__*/ zod.array(Permission).check(/*#__PURE__*/ zod.maxLength(systemUserRolesMax)),
  "permissions": /*#__PURE__*/ zod.array(Permission).check(/*#__PURE__*/ zod.maxLength(systemUserPermissionsMax)),
  "createDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "createBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "updateDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "updateBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "remarks": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "organisation": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string())
});

export type SystemUser = zod.input<typeof SystemUser>;
export type SystemUserOutput = zod.output<typeof SystemUser>;
