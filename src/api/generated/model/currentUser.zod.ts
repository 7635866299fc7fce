/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LegalVersions } from './legalVersions.zod.ts';
import { Permission } from './permission.zod.ts';


export const currentUserUnconfirmedMax = 2;


export const currentUserPermissionsMax = 500;

export const currentUserRolesMax = 500;





export const CurrentUser = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "phone": /*#__PURE__*/ zod.string(),
  "email": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "hasPassword": /*#__PURE__*/ zod.boolean(),
  "mustSetUpSecondFactor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "unconfirmed": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['mobile', 'email'])).check(/*#__PURE__*/ zod.maxLength(currentUserUnconfirmedMax)),
  "firstName": /*#__PURE__*/ zod.string(),
  "lastName": /*#__PURE__*/ zod.string(),
  "chineseName": /*#__PURE__*/ zod.string(),
  "avatarFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "consentNeeded": /*#__PURE__*/ zod.exactOptional(LegalVersions),
  "permissions": /*#__PURE__*/ zod.array(Permission).check(/*#__PURE__*/ zod.maxLength(currentUserPermissionsMax)),
  "roles": /*#__PURE__*/ zod.array(Permission).check(/*#__PURE__*/ zod.maxLength(currentUserRolesMax)),
  "createDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "createBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "updateDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "updateBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "remarks": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string())
});

export type CurrentUser = zod.input<typeof CurrentUser>;
export type CurrentUserOutput = zod.output<typeof CurrentUser>;
