/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { MyProjectCompany } from './myProjectCompany.zod.ts';
import { MyProjectMember } from './myProjectMember.zod.ts';
import { ProjectStage } from './projectStage.zod.ts';
import { VersionAttachment } from './versionAttachment.zod.ts';
import { VersionFile } from './versionFile.zod.ts';
import { VersionTeam } from './versionTeam.zod.ts';

export const projectContentMembersMax = 30;

export const projectContentAttachmentsMax = 1000;



export const ProjectContent = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "domain": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "city": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "stage": /*#__PURE__*/ zod.exactOptional(ProjectStage),
  "summary": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "description": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "englishName": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "englishSummary": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "team": VersionTeam,
  "members": /*#__PURE__*/ zod.array(MyProjectMember).check(/*#__PURE__*/ zod.maxLength(projectContentMembersMax)),
  "company": MyProjectCompany,
  "logo": /*#__PURE__*/ zod.exactOptional(VersionFile),
  "video": /*#__PURE__*/ zod.exactOptional(VersionFile),
  "attachments": /*#__PURE__*/ zod.array(VersionAttachment).check(/*#__PURE__*/ zod.maxLength(projectContentAttachmentsMax))
});

export type ProjectContent = zod.input<typeof ProjectContent>;
export type ProjectContentOutput = zod.output<typeof ProjectContent>;
