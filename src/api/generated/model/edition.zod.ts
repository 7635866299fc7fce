/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ContentLanguage } from './contentLanguage.zod.ts';
import { Download } from './download.zod.ts';
import { MatchFigures } from './matchFigures.zod.ts';
import { MatchStatus } from './matchStatus.zod.ts';
import { Picture } from './picture.zod.ts';
import { Winner } from './winner.zod.ts';


export const editionYearMin = 2000;
export const editionYearMax = 2100;



export const editionWinnersMax = 1000;

export const editionResultsMax = 2;

export const editionGalleryMax = 1000;

export const editionDownloadsMax = 1000;

export const editionLanguagesMax = 3;





export const Edition = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "year": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(editionYearMin)).check(/*#__PURE__*/ zod.lte(editionYearMax)),
  "edition": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "name": /*#__PURE__*/ zod.string(),
  "theme": /*#__PURE__*/ zod.string(),
  "status": MatchStatus,
  "start": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "end": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "current": /*#__PURE__*/ zod.boolean(),
  "introduction": /*#__PURE__*/ zod.string(),
  "bannerFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "figures": MatchFigures,
  "winners": /*#__PURE__*/ zod.array(Winner).check(/*#__PURE__*/ zod.maxLength(editionWinnersMax)),
  "results": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['shortlisted', 'finalist'])).check(/*#__PURE__*/ zod.maxLength(editionResultsMax))),
  "juryStatement": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "gallery": /*#__PURE__*/ zod.array(Picture).check(/*#__PURE__*/ zod.maxLength(editionGalleryMax)),
  "downloads": /*#__PURE__*/ zod.array(Download).check(/*#__PURE__*/ zod.maxLength(editionDownloadsMax)),
  "language": ContentLanguage,
  "languages": /*#__PURE__*/ zod.array(ContentLanguage).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(editionLanguagesMax)),
  "createDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "createBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "updateDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "updateBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "remarks": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string())
});

export type Edition = zod.input<typeof Edition>;
export type EditionOutput = zod.output<typeof Edition>;
