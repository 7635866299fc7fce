/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { MyChanges } from './myChanges.zod.ts';
import { MyProjectCompany } from './myProjectCompany.zod.ts';
import { MyProjectFile } from './myProjectFile.zod.ts';
import { MyProjectMember } from './myProjectMember.zod.ts';
import { MyProjectTeam } from './myProjectTeam.zod.ts';
import { ProjectAward } from './projectAward.zod.ts';
import { ProjectFinalist } from './projectFinalist.zod.ts';
import { ProjectHistoryItem } from './projectHistoryItem.zod.ts';
import { ProjectStage } from './projectStage.zod.ts';
import { ProjectStatus } from './projectStatus.zod.ts';
import { StoredFile } from './storedFile.zod.ts';
import { WinnersPublished } from './winnersPublished.zod.ts';





export const myProjectMembersMax = 30;



export const myProjectAttachmentsMax = 1000;

export const myProjectAwardsMax = 1000;

export const myProjectHistoryMax = 1000;





export const MyProject = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "matchInfoId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "matchName": /*#__PURE__*/ zod.string(),
  "status": ProjectStatus,
  "finalist": /*#__PURE__*/ zod.exactOptional(ProjectFinalist),
  "editable": /*#__PURE__*/ zod.boolean(),
  "isPublic": /*#__PURE__*/ zod.boolean(),
  "winnersPublished": /*#__PURE__*/ zod.exactOptional(WinnersPublished),
  "signUpEnd": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "saveKey": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "agreed": /*#__PURE__*/ zod.boolean(),
  "name": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "domain": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "city": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "stage": /*#__PURE__*/ zod.exactOptional(ProjectStage),
  "team": MyProjectTeam,
  "members": /*#__PURE__*/ zod.array(MyProjectMember).check(/*#__PURE__*/ zod.maxLength(myProjectMembersMax)),
  "company": MyProjectCompany,
  "summary": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "englishName": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "englishSummary": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "description": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "logoFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "videoFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "attachments": /*#__PURE__*/ zod.array(MyProjectFile).check(/*#__PURE__*/ zod.maxLength(myProjectAttachmentsMax)),
  "video": /*#__PURE__*/ zod.exactOptional(StoredFile),
  "awards": /*#__PURE__*/ zod.array(ProjectAward).check(/*#__PURE__*/ zod.maxLength(myProjectAwardsMax)),
  "history": /*#__PURE__*/ zod.array(ProjectHistoryItem).check(/*#__PURE__*/ zod.maxLength(myProjectHistoryMax)),
  "changes": /*#__PURE__*/ zod.exactOptional(MyChanges),
  "submitDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "createDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "createBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "updateDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updateBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "remarks": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string())
});

export type MyProject = zod.input<typeof MyProject>;
export type MyProjectOutput = zod.output<typeof MyProject>;
