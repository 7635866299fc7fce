/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { MatchFigures } from './matchFigures.zod.ts';
import { MatchPrize } from './matchPrize.zod.ts';
import { MatchStage } from './matchStage.zod.ts';

export const staffMatchBodyYearMin = 2000;
export const staffMatchBodyYearMax = 2100;

export const staffMatchBodyEditionMax = 1000;

export const staffMatchBodyNameMax = 100;

export const staffMatchBodyThemeMax = 200;

export const staffMatchBodyStagesMax = 20;

export const staffMatchBodyPrizesMax = 20;

export const staffMatchBodyIntroductionMax = 100000;

export const staffMatchBodyBannerFileIdMax = 64;

export const staffMatchBodyStatementTitleMax = 100;

export const staffMatchBodyStatementItemMax = 2000;

export const staffMatchBodyStatementMax = 50;



export const StaffMatchBody = /*#__PURE__*/ zod.object({
  "year": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staffMatchBodyYearMin)).check(/*#__PURE__*/ zod.lte(staffMatchBodyYearMax)),
  "edition": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(staffMatchBodyEditionMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffMatchBodyNameMax)),
  "theme": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffMatchBodyThemeMax)),
  "signUpStart": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "signUpEnd": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "stages": /*#__PURE__*/ zod.array(MatchStage).check(/*#__PURE__*/ zod.maxLength(staffMatchBodyStagesMax)),
  "prizes": /*#__PURE__*/ zod.array(MatchPrize).check(/*#__PURE__*/ zod.maxLength(staffMatchBodyPrizesMax)),
  "introduction": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffMatchBodyIntroductionMax)),
  "bannerFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffMatchBodyBannerFileIdMax))),
  "figures": MatchFigures,
  "statementTitle": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffMatchBodyStatementTitleMax))),
  "statement": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffMatchBodyStatementItemMax))).check(/*#__PURE__*/ zod.maxLength(staffMatchBodyStatementMax))
});

export type StaffMatchBody = zod.input<typeof StaffMatchBody>;
export type StaffMatchBodyOutput = zod.output<typeof StaffMatchBody>;
