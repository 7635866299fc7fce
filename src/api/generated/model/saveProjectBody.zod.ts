/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { MyProjectCompany } from './myProjectCompany.zod.ts';
import { MyProjectMember } from './myProjectMember.zod.ts';
import { MyProjectTeam } from './myProjectTeam.zod.ts';
import { ProjectFileChoice } from './projectFileChoice.zod.ts';
import { ProjectStage } from './projectStage.zod.ts';

export const saveProjectBodyMatchInfoIdMax = 64;

export const saveProjectBodyRevisionMax = 2147483647;

export const saveProjectBodySaveKeyMax = 64;

export const saveProjectBodyNameMax = 100;

export const saveProjectBodyDomainMax = 64;

export const saveProjectBodyCityMax = 64;

export const saveProjectBodyMembersMax = 30;

export const saveProjectBodySummaryMax = 200;

export const saveProjectBodyEnglishNameMax = 100;

export const saveProjectBodyEnglishSummaryMax = 400;

export const saveProjectBodyDescriptionMax = 5000;

export const saveProjectBodyLogoFileIdMax = 64;

export const saveProjectBodyVideoFileIdMax = 64;

export const saveProjectBodyAttachmentsMax = 20;



export const SaveProjectBody = /*#__PURE__*/ zod.object({
  "matchInfoId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveProjectBodyMatchInfoIdMax))),
  "status": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1)]),
  "revision": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(saveProjectBodyRevisionMax))),
  "saveKey": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveProjectBodySaveKeyMax)),
  "agreed": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "name": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveProjectBodyNameMax))),
  "domain": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveProjectBodyDomainMax))),
  "city": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveProjectBodyCityMax))),
  "stage": /*#__PURE__*/ zod.exactOptional(ProjectStage),
  "team": /*#__PURE__*/ zod.exactOptional(MyProjectTeam),
  "members": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(MyProjectMember).check(/*#__PURE__*/ zod.maxLength(saveProjectBodyMembersMax))),
  "company": /*#__PURE__*/ zod.exactOptional(MyProjectCompany),
  "summary": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveProjectBodySummaryMax))),
  "englishName": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveProjectBodyEnglishNameMax))),
  "englishSummary": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveProjectBodyEnglishSummaryMax))),
  "description": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveProjectBodyDescriptionMax))),
  "logoFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveProjectBodyLogoFileIdMax))),
  "videoFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveProjectBodyVideoFileIdMax))),
  "attachments": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(ProjectFileChoice).check(/*#__PURE__*/ zod.maxLength(saveProjectBodyAttachmentsMax)))
});

export type SaveProjectBody = zod.input<typeof SaveProjectBody>;
export type SaveProjectBodyOutput = zod.output<typeof SaveProjectBody>;
