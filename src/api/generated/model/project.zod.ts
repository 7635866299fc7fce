/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ContentLanguage } from './contentLanguage.zod.ts';
import { ProjectAward } from './projectAward.zod.ts';
import { ProjectFinalist } from './projectFinalist.zod.ts';
import { ProjectStage } from './projectStage.zod.ts';
import { ProjectTeam } from './projectTeam.zod.ts';
import { StoredFile } from './storedFile.zod.ts';




export const projectAwardsMax = 1000;

export const projectAttachmentsMax = 1000;






export const Project = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "matchInfoId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "year": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.string(),
  "domain": /*#__PURE__*/ zod.string(),
  "city": /*#__PURE__*/ zod.string(),
  "stage": ProjectStage,
  "summary": /*#__PURE__*/ zod.string(),
  "language": /*#__PURE__*/ zod.exactOptional(ContentLanguage),
  "logoFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "company": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "awards": /*#__PURE__*/ zod.array(ProjectAward).check(/*#__PURE__*/ zod.maxLength(projectAwardsMax)),
  "shortlisted": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "finalist": /*#__PURE__*/ zod.exactOptional(ProjectFinalist),
  "description": /*#__PURE__*/ zod.string(),
  "matchName": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "team": ProjectTeam,
  "founded": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()),
  "attachments": /*#__PURE__*/ zod.array(StoredFile).check(/*#__PURE__*/ zod.maxLength(projectAttachmentsMax)),
  "videoFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "createDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "createBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "updateDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "updateBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "remarks": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string())
});

export type Project = zod.input<typeof Project>;
export type ProjectOutput = zod.output<typeof Project>;
