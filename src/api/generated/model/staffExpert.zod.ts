/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ExpertStatus } from './expertStatus.zod.ts';

export const staffExpertIdMax = 64;

export const staffExpertNameMax = 100;

export const staffExpertMobileMax = 20;

export const staffExpertEmailMax = 254;

export const staffExpertOrganisationMax = 200;

export const staffExpertJobTitleMax = 200;

export const staffExpertDomainsItemMax = 64;

export const staffExpertDomainsMax = 1000;

export const staffExpertExperienceMin = 0;
export const staffExpertExperienceMax = 100;

export const staffExpertBioMax = 5000;

export const staffExpertReasonMax = 500;



export const StaffExpert = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffExpertIdMax)),
  "status": ExpertStatus,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffExpertNameMax)),
  "mobile": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffExpertMobileMax))),
  "email": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffExpertEmailMax))),
  "organisation": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffExpertOrganisationMax))),
  "jobTitle": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffExpertJobTitleMax))),
  "domains": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffExpertDomainsItemMax))).check(/*#__PURE__*/ zod.maxLength(staffExpertDomainsMax)),
  "experience": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staffExpertExperienceMin)).check(/*#__PURE__*/ zod.lte(staffExpertExperienceMax))),
  "bio": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffExpertBioMax))),
  "reason": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffExpertReasonMax))),
  "submitDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type StaffExpert = zod.input<typeof StaffExpert>;
export type StaffExpertOutput = zod.output<typeof StaffExpert>;
