/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Changes } from './changes.zod.ts';
import { MyProjectCompany } from './myProjectCompany.zod.ts';
import { MyProjectFile } from './myProjectFile.zod.ts';
import { MyProjectMember } from './myProjectMember.zod.ts';
import { MyProjectTeam } from './myProjectTeam.zod.ts';
import { ProjectHistoryItem } from './projectHistoryItem.zod.ts';
import { RequiredDocument } from './requiredDocument.zod.ts';
import { StaffProject } from './staffProject.zod.ts';
import { StoredFile } from './storedFile.zod.ts';

export const staffProjectDetailMembersMax = 30;


export const staffProjectDetailAttachmentsMax = 1000;

export const staffProjectDetailMissingDocumentsMax = 100;

export const staffProjectDetailChangeRequestsMax = 1000;

export const staffProjectDetailStepsMax = 1000;



export const StaffProjectDetail = /*#__PURE__*/ zod.object({
  "entry": StaffProject,
  "matchName": /*#__PURE__*/ zod.string(),
  "team": MyProjectTeam,
  "members": /*#__PURE__*/ zod.array(MyProjectMember).check(/*#__PURE__*/ zod.maxLength(staffProjectDetailMembersMax)),
  "company": MyProjectCompany,
  "logoFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "video": /*#__PURE__*/ zod.exactOptional(StoredFile),
  "attachments": /*#__PURE__*/ zod.array(MyProjectFile).check(/*#__PURE__*/ zod.maxLength(staffProjectDetailAttachmentsMax)),
  "missingDocuments": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(RequiredDocument).check(/*#__PURE__*/ zod.maxLength(staffProjectDetailMissingDocumentsMax))),
  "changeRequests": /*#__PURE__*/ zod.array(Changes).check(/*#__PURE__*/ zod.maxLength(staffProjectDetailChangeRequestsMax)),
  "steps": /*#__PURE__*/ zod.array(ProjectHistoryItem).check(/*#__PURE__*/ zod.maxLength(staffProjectDetailStepsMax))
});

export type StaffProjectDetail = zod.input<typeof StaffProjectDetail>;
export type StaffProjectDetailOutput = zod.output<typeof StaffProjectDetail>;
