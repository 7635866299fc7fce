/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LocalizedName } from './localizedName.zod.ts';
import { LocalizedParagraph } from './localizedParagraph.zod.ts';
import { LocalizedRichText } from './localizedRichText.zod.ts';
import { StaffCriterion } from './staffCriterion.zod.ts';
import { StaffDownload } from './staffDownload.zod.ts';
import { StaffEntryRules } from './staffEntryRules.zod.ts';
import { StaffMatchFigures } from './staffMatchFigures.zod.ts';
import { StaffMatchPrize } from './staffMatchPrize.zod.ts';
import { StaffMatchStage } from './staffMatchStage.zod.ts';
import { StaffPicture } from './staffPicture.zod.ts';

export const staffMatchBodyYearMin = 2000;
export const staffMatchBodyYearMax = 2100;

export const staffMatchBodyEditionMax = 1000;

export const staffMatchBodySignUpStartMax = 40;

export const staffMatchBodySignUpEndMax = 40;

export const staffMatchBodyStagesMax = 20;

export const staffMatchBodyPrizesMax = 20;

export const staffMatchBodyGalleryMax = 60;

export const staffMatchBodyDownloadsMax = 30;

export const staffMatchBodyCriteriaMax = 20;

export const staffMatchBodyBannerFileIdMax = 64;

export const staffMatchBodyStatementMax = 50;



export const StaffMatchBody = /*#__PURE__*/ zod.object({
  "year": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staffMatchBodyYearMin)).check(/*#__PURE__*/ zod.lte(staffMatchBodyYearMax)),
  "edition": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(staffMatchBodyEditionMax)),
  "name": LocalizedName,
  "theme": LocalizedName,
  "signUpStart": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(staffMatchBodySignUpStartMax)),
  "signUpEnd": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(staffMatchBodySignUpEndMax)),
  "stages": /*#__PURE__*/ zod.array(StaffMatchStage).check(/*#__PURE__*/ zod.maxLength(staffMatchBodyStagesMax)),
  "prizes": /*#__PURE__*/ zod.array(StaffMatchPrize).check(/*#__PURE__*/ zod.maxLength(staffMatchBodyPrizesMax)),
  "introduction": LocalizedRichText,
  "entryRules": /*#__PURE__*/ zod.exactOptional(StaffEntryRules),
  "gallery": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(StaffPicture).check(/*#__PURE__*/ zod.maxLength(staffMatchBodyGalleryMax))),
  "downloads": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(StaffDownload).check(/*#__PURE__*/ zod.maxLength(staffMatchBodyDownloadsMax))),
  "criteria": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(StaffCriterion).check(/*#__PURE__*/ zod.maxLength(staffMatchBodyCriteriaMax))),
  "juryStatement": /*#__PURE__*/ zod.exactOptional(LocalizedRichText),
  "guide": /*#__PURE__*/ zod.exactOptional(LocalizedRichText),
  "bannerFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffMatchBodyBannerFileIdMax))),
  "figures": StaffMatchFigures,
  "statementTitle": /*#__PURE__*/ zod.exactOptional(LocalizedName),
  "statement": /*#__PURE__*/ zod.array(LocalizedParagraph).check(/*#__PURE__*/ zod.maxLength(staffMatchBodyStatementMax))
});

export type StaffMatchBody = zod.input<typeof StaffMatchBody>;
export type StaffMatchBodyOutput = zod.output<typeof StaffMatchBody>;
