/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ProjectAward } from './projectAward.zod.ts';
import { ProjectStage } from './projectStage.zod.ts';
import { ProjectTeam } from './projectTeam.zod.ts';
import { StoredFile } from './storedFile.zod.ts';

export const projectIdMax = 64;

export const projectMatchInfoIdMax = 64;

export const projectNameMax = 100;

export const projectDomainMax = 64;

export const projectCityMax = 64;

export const projectSummaryMax = 200;

export const projectLogoFileIdMax = 64;

export const projectCompanyMax = 100;

export const projectAwardsMax = 1000;

export const projectDescriptionMax = 5000;

export const projectMatchNameMax = 200;

export const projectAttachmentsMax = 1000;

export const projectVideoFileIdMax = 64;

export const projectCreateByMax = 64;

export const projectUpdateByMax = 64;

export const projectRemarksMax = 500;



export const Project = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(projectIdMax)),
  "matchInfoId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(projectMatchInfoIdMax)),
  "year": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(projectNameMax)),
  "domain": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(projectDomainMax)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(projectCityMax)),
  "stage": ProjectStage,
  "summary": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(projectSummaryMax)),
  "logoFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(projectLogoFileIdMax))),
  "company": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(projectCompanyMax))),
  "awards": /*#__PURE__*/ zod.array(ProjectAward).check(/*#__PURE__*/ zod.maxLength(projectAwardsMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(projectDescriptionMax)),
  "matchName": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(projectMatchNameMax))),
  "team": ProjectTeam,
  "founded": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()),
  "attachments": /*#__PURE__*/ zod.array(StoredFile).check(/*#__PURE__*/ zod.maxLength(projectAttachmentsMax)),
  "videoFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(projectVideoFileIdMax))),
  "createDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "createBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(projectCreateByMax))),
  "updateDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "updateBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(projectUpdateByMax))),
  "remarks": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(projectRemarksMax)))
});

export type Project = zod.input<typeof Project>;
export type ProjectOutput = zod.output<typeof Project>;
