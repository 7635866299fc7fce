/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LegalVersions } from './legalVersions.zod.ts';
import { Permission } from './permission.zod.ts';

export const currentUserIdMax = 64;

export const currentUserPhoneMax = 254;

export const currentUserEmailMax = 254;

export const currentUserUnconfirmedMax = 2;

export const currentUserFirstNameMax = 50;

export const currentUserLastNameMax = 50;

export const currentUserChineseNameMax = 50;

export const currentUserAvatarFileIdMax = 64;

export const currentUserPermissionsMax = 500;

export const currentUserRolesMax = 500;

export const currentUserCreateByMax = 64;

export const currentUserUpdateByMax = 64;

export const currentUserRemarksMax = 500;



export const CurrentUser = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(currentUserIdMax)),
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(currentUserPhoneMax)),
  "email": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(currentUserEmailMax))),
  "hasPassword": /*#__PURE__*/ zod.boolean(),
  "mustSetUpSecondFactor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "unconfirmed": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['mobile', 'email'])).check(/*#__PURE__*/ zod.maxLength(currentUserUnconfirmedMax)),
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(currentUserFirstNameMax)),
  "lastName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(currentUserLastNameMax)),
  "chineseName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(currentUserChineseNameMax)),
  "avatarFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(currentUserAvatarFileIdMax))),
  "consentNeeded": /*#__PURE__*/ zod.exactOptional(LegalVersions),
  "permissions": /*#__PURE__*/ zod.array(Permission).check(/*#__PURE__*/ zod.maxLength(currentUserPermissionsMax)),
  "roles": /*#__PURE__*/ zod.array(Permission).check(/*#__PURE__*/ zod.maxLength(currentUserRolesMax)),
  "createDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "createBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(currentUserCreateByMax))),
  "updateDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "updateBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(currentUserUpdateByMax))),
  "remarks": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(currentUserRemarksMax)))
});

export type CurrentUser = zod.input<typeof CurrentUser>;
export type CurrentUserOutput = zod.output<typeof CurrentUser>;
