/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { EntryKind } from './entryKind.zod.ts';
import { StaffRequiredDocument } from './staffRequiredDocument.zod.ts';

export const staffEntryRulesTeamMinMax = 1000;

export const staffEntryRulesTeamMaxMax = 1000;

export const staffEntryRulesAllowedKindsMax = 2;

export const staffEntryRulesFoundedAfterMax = 10;

export const staffEntryRulesRequiredDocumentsMax = 10;



export const StaffEntryRules = /*#__PURE__*/ zod.object({
  "teamMin": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(staffEntryRulesTeamMinMax))),
  "teamMax": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(staffEntryRulesTeamMaxMax))),
  "allowedKinds": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(EntryKind).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffEntryRulesAllowedKindsMax))),
  "foundedAfter": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(staffEntryRulesFoundedAfterMax))),
  "requiredDocuments": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(StaffRequiredDocument).check(/*#__PURE__*/ zod.maxLength(staffEntryRulesRequiredDocumentsMax)))
});

export type StaffEntryRules = zod.input<typeof StaffEntryRules>;
export type StaffEntryRulesOutput = zod.output<typeof StaffEntryRules>;
