/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ProjectAward } from './projectAward.zod.ts';
import { ProjectStage } from './projectStage.zod.ts';

export const projectSummaryIdMax = 64;

export const projectSummaryMatchInfoIdMax = 64;

export const projectSummaryNameMax = 100;

export const projectSummaryDomainMax = 64;

export const projectSummaryCityMax = 64;

export const projectSummarySummaryMax = 200;

export const projectSummaryLogoFileIdMax = 64;

export const projectSummaryCompanyMax = 100;

export const projectSummaryAwardsMax = 1000;

export const projectSummaryCreateByMax = 64;

export const projectSummaryUpdateByMax = 64;

export const projectSummaryRemarksMax = 500;



export const ProjectSummary = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(projectSummaryIdMax)),
  "matchInfoId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(projectSummaryMatchInfoIdMax)),
  "year": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(projectSummaryNameMax)),
  "domain": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(projectSummaryDomainMax)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(projectSummaryCityMax)),
  "stage": ProjectStage,
  "summary": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(projectSummarySummaryMax)),
  "logoFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(projectSummaryLogoFileIdMax))),
  "company": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(projectSummaryCompanyMax))),
  "awards": /*#__PURE__*/ zod.array(ProjectAward).check(/*#__PURE__*/ zod.maxLength(projectSummaryAwardsMax)),
  "createDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "createBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(projectSummaryCreateByMax))),
  "updateDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "updateBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(projectSummaryUpdateByMax))),
  "remarks": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(projectSummaryRemarksMax)))
});

export type ProjectSummary = zod.input<typeof ProjectSummary>;
export type ProjectSummaryOutput = zod.output<typeof ProjectSummary>;
