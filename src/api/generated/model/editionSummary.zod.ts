/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ContentLanguage } from './contentLanguage.zod.ts';
import { MatchFigures } from './matchFigures.zod.ts';
import { MatchStatus } from './matchStatus.zod.ts';


export const editionSummaryYearMin = 2000;
export const editionSummaryYearMax = 2100;

export const editionSummaryLanguagesMax = 3;



export const EditionSummary = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "year": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(editionSummaryYearMin)).check(/*#__PURE__*/ zod.lte(editionSummaryYearMax)),
  "name": /*#__PURE__*/ zod.string(),
  "status": MatchStatus,
  "figures": MatchFigures,
  "language": ContentLanguage,
  "languages": /*#__PURE__*/ zod.array(ContentLanguage).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(editionSummaryLanguagesMax))
});

export type EditionSummary = zod.input<typeof EditionSummary>;
export type EditionSummaryOutput = zod.output<typeof EditionSummary>;
