/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LocalizedName } from './localizedName.zod.ts';
import { LocalizedRichText } from './localizedRichText.zod.ts';
import { LocalizedText } from './localizedText.zod.ts';
import { NewsKind } from './newsKind.zod.ts';

export const newsBodyPublishDateMax = 40;

export const newsBodyCoverFileIdMax = 64;

export const newsBodyVideoFileIdMax = 64;

export const newsBodyCaptionFileIdMax = 64;

export const newsBodyMatchInfoIdMax = 64;



export const NewsBody = /*#__PURE__*/ zod.object({
  "kind": NewsKind,
  "title": LocalizedName,
  "source": LocalizedName,
  "publishDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(newsBodyPublishDateMax)),
  "summary": LocalizedText,
  "content": LocalizedRichText,
  "published": /*#__PURE__*/ zod.boolean(),
  "coverFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newsBodyCoverFileIdMax))),
  "videoFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newsBodyVideoFileIdMax))),
  "captionFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newsBodyCaptionFileIdMax))),
  "matchInfoId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newsBodyMatchInfoIdMax)))
});

export type NewsBody = zod.input<typeof NewsBody>;
export type NewsBodyOutput = zod.output<typeof NewsBody>;
