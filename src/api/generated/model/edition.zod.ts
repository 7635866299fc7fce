/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ContentLanguage } from './contentLanguage.zod.ts';
import { MatchFigures } from './matchFigures.zod.ts';
import { MatchStatus } from './matchStatus.zod.ts';
import { Picture } from './picture.zod.ts';
import { Winner } from './winner.zod.ts';

export const editionIdMax = 64;

export const editionYearMin = 2000;
export const editionYearMax = 2100;


export const editionNameMax = 200;

export const editionThemeMax = 200;

export const editionIntroductionMax = 100000;

export const editionBannerFileIdMax = 64;

export const editionWinnersMax = 1000;

export const editionGalleryMax = 1000;

export const editionLanguagesMax = 3;

export const editionCreateByMax = 64;

export const editionUpdateByMax = 64;

export const editionRemarksMax = 500;



export const Edition = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(editionIdMax)),
  "year": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(editionYearMin)).check(/*#__PURE__*/ zod.lte(editionYearMax)),
  "edition": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(editionNameMax)),
  "theme": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(editionThemeMax)),
  "status": MatchStatus,
  "start": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "end": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "current": /*#__PURE__*/ zod.boolean(),
  "introduction": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(editionIntroductionMax)),
  "bannerFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(editionBannerFileIdMax))),
  "figures": MatchFigures,
  "winners": /*#__PURE__*/ zod.array(Winner).check(/*#__PURE__*/ zod.maxLength(editionWinnersMax)),
  "gallery": /*#__PURE__*/ zod.array(Picture).check(/*#__PURE__*/ zod.maxLength(editionGalleryMax)),
  "language": ContentLanguage,
  "languages": /*#__PURE__*/ zod.array(ContentLanguage).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(editionLanguagesMax)),
  "createDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "createBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(editionCreateByMax))),
  "updateDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "updateBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(editionUpdateByMax))),
  "remarks": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(editionRemarksMax)))
});

export type Edition = zod.input<typeof Edition>;
export type EditionOutput = zod.output<typeof Edition>;
