/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { MatchFigures } from './matchFigures.zod.ts';
import { MatchPrize } from './matchPrize.zod.ts';
import { MatchStage } from './matchStage.zod.ts';

export const staffMatchChangeIdMax = 64;

export const staffMatchChangeYearMin = 2000;
export const staffMatchChangeYearMax = 2100;

export const staffMatchChangeEditionMax = 1000;

export const staffMatchChangeNameMax = 100;

export const staffMatchChangeThemeMax = 200;

export const staffMatchChangeStagesMax = 20;

export const staffMatchChangePrizesMax = 20;

export const staffMatchChangeIntroductionMax = 100000;

export const staffMatchChangeBannerFileIdMax = 64;

export const staffMatchChangeStatementTitleMax = 100;

export const staffMatchChangeStatementItemMax = 2000;

export const staffMatchChangeStatementMax = 50;



export const StaffMatchChange = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffMatchChangeIdMax)),
  "year": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staffMatchChangeYearMin)).check(/*#__PURE__*/ zod.lte(staffMatchChangeYearMax)),
  "edition": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(staffMatchChangeEditionMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffMatchChangeNameMax)),
  "theme": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffMatchChangeThemeMax)),
  "signUpStart": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "signUpEnd": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "stages": /*#__PURE__*/ zod.array(MatchStage).check(/*#__PURE__*/ zod.maxLength(staffMatchChangeStagesMax)),
  "prizes": /*#__PURE__*/ zod.array(MatchPrize).check(/*#__PURE__*/ zod.maxLength(staffMatchChangePrizesMax)),
  "introduction": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffMatchChangeIntroductionMax)),
  "bannerFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffMatchChangeBannerFileIdMax))),
  "figures": MatchFigures,
  "statementTitle": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffMatchChangeStatementTitleMax))),
  "statement": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffMatchChangeStatementItemMax))).check(/*#__PURE__*/ zod.maxLength(staffMatchChangeStatementMax))
});

export type StaffMatchChange = zod.input<typeof StaffMatchChange>;
export type StaffMatchChangeOutput = zod.output<typeof StaffMatchChange>;
