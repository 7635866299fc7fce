/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { EntryKind } from './entryKind.zod.ts';
import { RequiredDocument } from './requiredDocument.zod.ts';

export const entryRulesTeamMinMax = 1000;

export const entryRulesTeamMaxMax = 1000;

export const entryRulesAllowedKindsMax = 2;

export const entryRulesRequiredDocumentsMax = 1000;



export const EntryRules = /*#__PURE__*/ zod.object({
  "teamMin": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(entryRulesTeamMinMax))),
  "teamMax": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(entryRulesTeamMaxMax))),
  "allowedKinds": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(EntryKind).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(entryRulesAllowedKindsMax))),
  "foundedAfter": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()),
  "requiredDocuments": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(RequiredDocument).check(/*#__PURE__*/ zod.maxLength(entryRulesRequiredDocumentsMax)))
});

export type EntryRules = zod.input<typeof EntryRules>;
export type EntryRulesOutput = zod.output<typeof EntryRules>;
