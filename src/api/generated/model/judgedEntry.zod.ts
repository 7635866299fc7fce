/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { JudgedMember } from './judgedMember.zod.ts';
import { StoredFile } from './storedFile.zod.ts';

export const judgedEntryTeamSizeMax = 1000;

export const judgedEntryMembersMax = 30;


export const judgedEntryAttachmentsMax = 1000;



export const JudgedEntry = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string(),
  "domain": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "city": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "stage": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "summary": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "englishName": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "englishSummary": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "description": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "leader": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "teamSize": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(judgedEntryTeamSizeMax))),
  "members": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(JudgedMember).check(/*#__PURE__*/ zod.maxLength(judgedEntryMembersMax))),
  "company": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "logoFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "video": /*#__PURE__*/ zod.exactOptional(StoredFile),
  "attachments": /*#__PURE__*/ zod.array(StoredFile).check(/*#__PURE__*/ zod.maxLength(judgedEntryAttachmentsMax))
});

export type JudgedEntry = zod.input<typeof JudgedEntry>;
export type JudgedEntryOutput = zod.output<typeof JudgedEntry>;
