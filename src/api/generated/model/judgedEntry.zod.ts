/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { JudgedMember } from './judgedMember.zod.ts';
import { JudgedTeam } from './judgedTeam.zod.ts';
import { MyProjectCompany } from './myProjectCompany.zod.ts';
import { MyProjectFile } from './myProjectFile.zod.ts';
import { RequiredDocument } from './requiredDocument.zod.ts';
import { StoredFile } from './storedFile.zod.ts';


export const judgedEntryMembersMax = 30;


export const judgedEntryAttachmentsMax = 1000;

export const judgedEntryMissingDocumentsMax = 100;



export const JudgedEntry = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "name": /*#__PURE__*/ zod.string(),
  "matchName": /*#__PURE__*/ zod.string(),
  "submitDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "domain": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "city": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "stage": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "summary": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "englishName": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "englishSummary": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "description": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "team": /*#__PURE__*/ zod.exactOptional(JudgedTeam),
  "members": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(JudgedMember).check(/*#__PURE__*/ zod.maxLength(judgedEntryMembersMax))),
  "company": /*#__PURE__*/ zod.exactOptional(MyProjectCompany),
  "logoFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "video": /*#__PURE__*/ zod.exactOptional(StoredFile),
  "attachments": /*#__PURE__*/ zod.array(MyProjectFile).check(/*#__PURE__*/ zod.maxLength(judgedEntryAttachmentsMax)),
  "missingDocuments": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(RequiredDocument).check(/*#__PURE__*/ zod.maxLength(judgedEntryMissingDocumentsMax)))
});

export type JudgedEntry = zod.input<typeof JudgedEntry>;
export type JudgedEntryOutput = zod.output<typeof JudgedEntry>;
