/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ProjectStatus } from './projectStatus.zod.ts';
import { StaffProjectStep } from './staffProjectStep.zod.ts';

export const staffProjectIdMax = 64;

export const staffProjectMatchInfoIdMax = 64;

export const staffProjectNameMax = 200;

export const staffProjectDomainMax = 64;

export const staffProjectCityMax = 64;

export const staffProjectStageMax = 32;

export const staffProjectSummaryMax = 400;

export const staffProjectDescriptionMax = 20000;

export const staffProjectLeaderMax = 100;

export const staffProjectMobileMax = 20;

export const staffProjectEmailMax = 254;

export const staffProjectCompanyMax = 200;

export const staffProjectAwardsItemMax = 50;

export const staffProjectAwardsMax = 1000;

export const staffProjectPublishedAwardsItemMax = 50;

export const staffProjectPublishedAwardsMax = 1000;

export const staffProjectHistoryMax = 1000;



export const StaffProject = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffProjectIdMax)),
  "matchInfoId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffProjectMatchInfoIdMax)),
  "status": ProjectStatus,
  "publishedStatus": ProjectStatus,
  "isPublic": /*#__PURE__*/ zod.boolean(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffProjectNameMax)),
  "domain": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffProjectDomainMax))),
  "city": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffProjectCityMax))),
  "stage": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffProjectStageMax))),
  "summary": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffProjectSummaryMax))),
  "description": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffProjectDescriptionMax))),
  "leader": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffProjectLeaderMax))),
  "mobile": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffProjectMobileMax))),
  "email": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffProjectEmailMax))),
  "company": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffProjectCompanyMax))),
  "awards": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffProjectAwardsItemMax))).check(/*#__PURE__*/ zod.maxLength(staffProjectAwardsMax)),
  "publishedAwards": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffProjectPublishedAwardsItemMax))).check(/*#__PURE__*/ zod.maxLength(staffProjectPublishedAwardsMax)),
  "history": /*#__PURE__*/ zod.array(StaffProjectStep).check(/*#__PURE__*/ zod.maxLength(staffProjectHistoryMax)),
  "submitDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "updateDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type StaffProject = zod.input<typeof StaffProject>;
export type StaffProjectOutput = zod.output<typeof StaffProject>;
