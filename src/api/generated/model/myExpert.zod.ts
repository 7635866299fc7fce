/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ExpertStatus } from './expertStatus.zod.ts';
import { Gender } from './gender.zod.ts';
import { IdentityDocument } from './identityDocument.zod.ts';





export const myExpertDomainsMax = 20;

export const myExpertExperienceMin = 0;
export const myExpertExperienceMax = 80;






export const MyExpert = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "status": ExpertStatus,
  "editable": /*#__PURE__*/ zod.boolean(),
  "reason": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "saveKey": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "name": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "gender": /*#__PURE__*/ zod.exactOptional(Gender),
  "mobile": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "email": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "identity": /*#__PURE__*/ zod.exactOptional(IdentityDocument),
  "organisation": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "jobTitle": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "domains": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))).check(/*#__PURE__*/ zod.maxLength(myExpertDomainsMax)),
  "experience": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(myExpertExperienceMin)).check(/*#__PURE__*/ zod.lte(myExpertExperienceMax))),
  "bio": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "avatarFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "submitDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "createDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "createBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "updateDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updateBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "remarks": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string())
});

export type MyExpert = zod.input<typeof MyExpert>;
export type MyExpertOutput = zod.output<typeof MyExpert>;
