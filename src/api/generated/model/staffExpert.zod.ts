/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ExpertStatus } from './expertStatus.zod.ts';
import { IdentityDocument } from './identityDocument.zod.ts';


export const staffExpertRevisionMin = 0;

export const staffExpertDomainsMax = 1000;

export const staffExpertExperienceMin = 0;
export const staffExpertExperienceMax = 100;



export const StaffExpert = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staffExpertRevisionMin)),
  "identity": /*#__PURE__*/ zod.exactOptional(IdentityDocument),
  "status": ExpertStatus,
  "name": /*#__PURE__*/ zod.string(),
  "mobile": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "email": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "organisation": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "jobTitle": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "domains": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.maxLength(staffExpertDomainsMax)),
  "experience": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staffExpertExperienceMin)).check(/*#__PURE__*/ zod.lte(staffExpertExperienceMax))),
  "bio": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "reason": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "submitDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type StaffExpert = zod.input<typeof StaffExpert>;
export type StaffExpertOutput = zod.output<typeof StaffExpert>;
