/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { EntryAssignment } from './entryAssignment.zod.ts';



export const roundEntryMeanMin = 0;
export const roundEntryMeanMax = 100;

export const roundEntrySpreadMin = 0;
export const roundEntrySpreadMax = 100;

export const roundEntryAssignmentsMax = 100;



export const RoundEntry = /*#__PURE__*/ zod.object({
  "entryId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "name": /*#__PURE__*/ zod.string(),
  "domain": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "rank": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "mean": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(roundEntryMeanMin)).check(/*#__PURE__*/ zod.lte(roundEntryMeanMax))),
  "normalized": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.number()),
  "spread": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(roundEntrySpreadMin)).check(/*#__PURE__*/ zod.lte(roundEntrySpreadMax))),
  "tied": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "tieReason": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "shortlisted": /*#__PURE__*/ zod.boolean(),
  "hidden": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "assignments": /*#__PURE__*/ zod.array(EntryAssignment).check(/*#__PURE__*/ zod.maxLength(roundEntryAssignmentsMax))
});

export type RoundEntry = zod.input<typeof RoundEntry>;
export type RoundEntryOutput = zod.output<typeof RoundEntry>;
