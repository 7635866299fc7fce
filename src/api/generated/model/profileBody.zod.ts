/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const profileBodyFirstNameMax = 50;

export const profileBodyLastNameMax = 50;

export const profileBodyChineseNameMax = 50;

export const profileBodyAvatarFileIdMax = 64;



export const ProfileBody = /*#__PURE__*/ zod.object({
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(profileBodyFirstNameMax)),
  "lastName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(profileBodyLastNameMax)),
  "chineseName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(profileBodyChineseNameMax)),
  "avatarFileId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(profileBodyAvatarFileIdMax)))
});

export type ProfileBody = zod.input<typeof ProfileBody>;
export type ProfileBodyOutput = zod.output<typeof ProfileBody>;
