/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LocalizedName } from './localizedName.zod.ts';
import { LocalizedRichText } from './localizedRichText.zod.ts';
import { LocalizedText } from './localizedText.zod.ts';
import { NewsKind } from './newsKind.zod.ts';

export const newsChangeIdMax = 64;

export const newsChangeRevisionMin = 0;
export const newsChangeRevisionMax = 1000000;

export const newsChangePublishDateMax = 40;

export const newsChangeCoverFileIdMax = 64;

export const newsChangeVideoFileIdMax = 64;

export const newsChangeCaptionFileIdMax = 64;

export const newsChangeMatchInfoIdMax = 64;



export const NewsChange = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newsChangeIdMax)),
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(newsChangeRevisionMin)).check(/*#__PURE__*/ zod.lte(newsChangeRevisionMax)),
  "kind": NewsKind,
  "title": LocalizedName,
  "source": LocalizedName,
  "publishDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(newsChangePublishDateMax)),
  "summary": LocalizedText,
  "content": LocalizedRichText,
  "published": /*#__PURE__*/ zod.boolean(),
  "coverFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newsChangeCoverFileIdMax))),
  "videoFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newsChangeVideoFileIdMax))),
  "captionFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newsChangeCaptionFileIdMax))),
  "matchInfoId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newsChangeMatchInfoIdMax)))
});

export type NewsChange = zod.input<typeof NewsChange>;
export type NewsChangeOutput = zod.output<typeof NewsChange>;
