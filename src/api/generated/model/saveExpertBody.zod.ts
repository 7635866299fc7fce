/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Gender } from './gender.zod.ts';
import { IdentityDocument } from './identityDocument.zod.ts';

export const saveExpertBodyRevisionMax = 2147483647;

export const saveExpertBodySaveKeyMax = 64;

export const saveExpertBodyNameMax = 50;

export const saveExpertBodyMobileMax = 30;

export const saveExpertBodyEmailMax = 100;

export const saveExpertBodyOrganisationMax = 100;

export const saveExpertBodyJobTitleMax = 100;

export const saveExpertBodyDomainsItemMax = 64;

export const saveExpertBodyDomainsMax = 20;

export const saveExpertBodyExperienceMin = 0;
export const saveExpertBodyExperienceMax = 80;

export const saveExpertBodyBioMax = 2000;

export const saveExpertBodyAvatarFileIdMax = 64;



export const SaveExpertBody = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1)]),
  "revision": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(saveExpertBodyRevisionMax))),
  "saveKey": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveExpertBodySaveKeyMax)),
  "name": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveExpertBodyNameMax))),
  "gender": /*#__PURE__*/ zod.exactOptional(Gender),
  "mobile": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveExpertBodyMobileMax))),
  "email": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveExpertBodyEmailMax))),
  "identity": /*#__PURE__*/ zod.exactOptional(IdentityDocument),
  "organisation": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveExpertBodyOrganisationMax))),
  "jobTitle": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveExpertBodyJobTitleMax))),
  "domains": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveExpertBodyDomainsItemMax))).check(/*#__PURE__*/ zod.maxLength(saveExpertBodyDomainsMax))),
  "experience": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(saveExpertBodyExperienceMin)).check(/*#__PURE__*/ zod.lte(saveExpertBodyExperienceMax))),
  "bio": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveExpertBodyBioMax))),
  "avatarFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveExpertBodyAvatarFileIdMax)))
});

export type SaveExpertBody = zod.input<typeof SaveExpertBody>;
export type SaveExpertBodyOutput = zod.output<typeof SaveExpertBody>;
