/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LocalizedName } from './localizedName.zod.ts';
import { LocalizedParagraph } from './localizedParagraph.zod.ts';
import { LocalizedRichText } from './localizedRichText.zod.ts';
import { MatchDraft } from './matchDraft.zod.ts';
import { MatchStatus } from './matchStatus.zod.ts';
import { PrizePlacing } from './prizePlacing.zod.ts';
import { RecordStamp } from './recordStamp.zod.ts';
import { ResultStage } from './resultStage.zod.ts';
import { StaffCriterion } from './staffCriterion.zod.ts';
import { StaffDownload } from './staffDownload.zod.ts';
import { StaffEntryRules } from './staffEntryRules.zod.ts';
import { StaffMatchFigures } from './staffMatchFigures.zod.ts';
import { StaffMatchPrize } from './staffMatchPrize.zod.ts';
import { StaffMatchStage } from './staffMatchStage.zod.ts';
import { StaffPicture } from './staffPicture.zod.ts';
import { Winner } from './winner.zod.ts';


export const staffMatchRevisionMin = 0;

export const staffMatchYearMin = 2000;
export const staffMatchYearMax = 2100;

export const staffMatchEditionMax = 1000;

export const staffMatchStagesMax = 20;

export const staffMatchPrizesMax = 20;

export const staffMatchGalleryMax = 60;

export const staffMatchDownloadsMax = 30;

export const staffMatchCriteriaMax = 20;


export const staffMatchStatementMax = 50;

export const staffMatchEntriesMin = 0;

export const staffMatchAwardedMin = 0;

export const staffMatchUnpublishedMin = 0;

export const staffMatchOutdatedMin = 0;

export const staffMatchUnreachableMin = 0;

export const staffMatchPlacingsMax = 1000;

export const staffMatchWinnersMax = 1000;



export const StaffMatch = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staffMatchRevisionMin)),
  "created": /*#__PURE__*/ zod.exactOptional(RecordStamp),
  "updated": /*#__PURE__*/ zod.exactOptional(RecordStamp),
  "draft": /*#__PURE__*/ zod.exactOptional(MatchDraft),
  "year": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staffMatchYearMin)).check(/*#__PURE__*/ zod.lte(staffMatchYearMax)),
  "edition": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(staffMatchEditionMax)),
  "name": LocalizedName,
  "theme": LocalizedName,
  "signUpStart": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "signUpEnd": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "stages": /*#__PURE__*/ zod.array(StaffMatchStage).check(/*#__PURE__*/ zod.maxLength(staffMatchStagesMax)),
  "prizes": /*#__PURE__*/ zod.array(StaffMatchPrize).check(/*#__PURE__*/ zod.maxLength(staffMatchPrizesMax)),
  "introduction": LocalizedRichText,
  "entryRules": /*#__PURE__*/ zod.exactOptional(StaffEntryRules),
  "gallery": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(StaffPicture).check(/*#__PURE__*/ zod.maxLength(staffMatchGalleryMax))),
  "downloads": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(StaffDownload).check(/*#__PURE__*/ zod.maxLength(staffMatchDownloadsMax))),
  "criteria": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(StaffCriterion).check(/*#__PURE__*/ zod.maxLength(staffMatchCriteriaMax))),
  "juryStatement": /*#__PURE__*/ zod.exactOptional(LocalizedRichText),
  "guide": /*#__PURE__*/ zod.exactOptional(LocalizedRichText),
  "bannerFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "figures": StaffMatchFigures,
  "statementTitle": /*#__PURE__*/ zod.exactOptional(LocalizedName),
  "statement": /*#__PURE__*/ zod.array(LocalizedParagraph).check(/*#__PURE__*/ zod.maxLength(staffMatchStatementMax)),
  "status": MatchStatus,
  "published": /*#__PURE__*/ zod.boolean(),
  "signUpPaused": /*#__PURE__*/ zod.boolean(),
  "extendedFrom": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "current": /*#__PURE__*/ zod.boolean(),
  "entries": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staffMatchEntriesMin)),
  "awarded": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staffMatchAwardedMin)),
  "unpublished": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staffMatchUnpublishedMin)),
  "outdated": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staffMatchOutdatedMin))),
  "unreachable": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staffMatchUnreachableMin))),
  "placings": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(PrizePlacing).check(/*#__PURE__*/ zod.maxLength(staffMatchPlacingsMax))),
  "resultStage": /*#__PURE__*/ zod.exactOptional(ResultStage),
  "winners": /*#__PURE__*/ zod.array(Winner).check(/*#__PURE__*/ zod.maxLength(staffMatchWinnersMax))
});

export type StaffMatch = zod.input<typeof StaffMatch>;
export type StaffMatchOutput = zod.output<typeof StaffMatch>;
