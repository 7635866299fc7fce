/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ExpertStatus } from './expertStatus.zod.ts';
import { Gender } from './gender.zod.ts';

export const myExpertIdMax = 64;

export const myExpertReasonMax = 500;


export const myExpertSaveKeyMax = 64;

export const myExpertNameMax = 50;

export const myExpertMobileMax = 30;

export const myExpertEmailMax = 100;

export const myExpertIdCardMax = 30;

export const myExpertOrganisationMax = 100;

export const myExpertJobTitleMax = 100;

export const myExpertDomainsItemMax = 64;

export const myExpertDomainsMax = 20;

export const myExpertExperienceMin = 0;
export const myExpertExperienceMax = 80;

export const myExpertBioMax = 2000;

export const myExpertAvatarFileIdMax = 64;

export const myExpertCreateByMax = 64;

export const myExpertUpdateByMax = 64;

export const myExpertRemarksMax = 500;



export const MyExpert = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(myExpertIdMax)),
  "status": ExpertStatus,
  "editable": /*#__PURE__*/ zod.boolean(),
  "reason": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(myExpertReasonMax))),
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "saveKey": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(myExpertSaveKeyMax)),
  "name": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(myExpertNameMax))),
  "gender": /*#__PURE__*/ zod.exactOptional(Gender),
  "mobile": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(myExpertMobileMax))),
  "email": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(myExpertEmailMax))),
  "idCard": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(myExpertIdCardMax))),
  "organisation": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(myExpertOrganisationMax))),
  "jobTitle": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(myExpertJobTitleMax))),
  "domains": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(myExpertDomainsItemMax))).check(/*#__PURE__*/ zod.maxLength(myExpertDomainsMax)),
  "experience": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(myExpertExperienceMin)).check(/*#__PURE__*/ zod.lte(myExpertExperienceMax))),
  "bio": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(myExpertBioMax))),
  "avatarFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(myExpertAvatarFileIdMax))),
  "submitDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "createDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "createBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(myExpertCreateByMax))),
  "updateDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updateBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(myExpertUpdateByMax))),
  "remarks": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(myExpertRemarksMax)))
});

export type MyExpert = zod.input<typeof MyExpert>;
export type MyExpertOutput = zod.output<typeof MyExpert>;
