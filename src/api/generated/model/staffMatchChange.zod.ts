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

export const staffMatchChangeIdMax = 64;

export const staffMatchChangeRevisionMin = 0;
export const staffMatchChangeRevisionMax = 1000000;

export const staffMatchChangeYearMin = 2000;
export const staffMatchChangeYearMax = 2100;

export const staffMatchChangeEditionMax = 1000;

export const staffMatchChangeSignUpStartMax = 40;

export const staffMatchChangeSignUpEndMax = 40;

export const staffMatchChangeStagesMax = 20;

export const staffMatchChangePrizesMax = 20;

export const staffMatchChangeGalleryMax = 60;

export const staffMatchChangeDownloadsMax = 30;

export const staffMatchChangeCriteriaMax = 20;

export const staffMatchChangeBannerFileIdMax = 64;

export const staffMatchChangeStatementMax = 50;



export const StaffMatchChange = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffMatchChangeIdMax)),
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staffMatchChangeRevisionMin)).check(/*#__PURE__*/ zod.lte(staffMatchChangeRevisionMax)),
  "year": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staffMatchChangeYearMin)).check(/*#__PURE__*/ zod.lte(staffMatchChangeYearMax)),
  "edition": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(staffMatchChangeEditionMax)),
  "name": LocalizedName,
  "theme": LocalizedName,
  "signUpStart": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(staffMatchChangeSignUpStartMax)),
  "signUpEnd": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(staffMatchChangeSignUpEndMax)),
  "stages": /*#__PURE__*/ zod.array(StaffMatchStage).check(/*#__PURE__*/ zod.maxLength(staffMatchChangeStagesMax)),
  "prizes": /*#__PURE__*/ zod.array(StaffMatchPrize).check(/*#__PURE__*/ zod.maxLength(staffMatchChangePrizesMax)),
  "introduction": LocalizedRichText,
  "entryRules": /*#__PURE__*/ zod.exactOptional(StaffEntryRules),
  "gallery": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(StaffPicture).check(/*#__PURE__*/ zod.maxLength(staffMatchChangeGalleryMax))),
  "downloads": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(StaffDownload).check(/*#__PURE__*/ zod.maxLength(staffMatchChangeDownloadsMax))),
  "criteria": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(StaffCriterion).check(/*#__PURE__*/ zod.maxLength(staffMatchChangeCriteriaMax))),
  "juryStatement": /*#__PURE__*/ zod.exactOptional(LocalizedRichText),
  "guide": /*#__PURE__*/ zod.exactOptional(LocalizedRichText),
  "bannerFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffMatchChangeBannerFileIdMax))),
  "figures": StaffMatchFigures,
  "statementTitle": /*#__PURE__*/ zod.exactOptional(LocalizedName),
  "statement": /*#__PURE__*/ zod.array(LocalizedParagraph).check(/*#__PURE__*/ zod.maxLength(staffMatchChangeStatementMax))
});

export type StaffMatchChange = zod.input<typeof StaffMatchChange>;
export type StaffMatchChangeOutput = zod.output<typeof StaffMatchChange>;
