/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ContentLanguage } from './contentLanguage.zod.ts';
import { NewsKind } from './newsKind.zod.ts';
import { NewsNeighbour } from './newsNeighbour.zod.ts';

export const newsArticleIdMax = 64;

export const newsArticleTitleMax = 200;

export const newsArticleSourceMax = 100;

export const newsArticleCoverFileIdMax = 64;

export const newsArticleSummaryMax = 500;

export const newsArticleBrowseNumberMin = 0;

export const newsArticleContentMax = 200000;

export const newsArticleVideoFileIdMax = 64;

export const newsArticleCaptionFileIdMax = 64;

export const newsArticleLanguagesMax = 3;

export const newsArticleCreateByMax = 64;

export const newsArticleUpdateByMax = 64;

export const newsArticleRemarksMax = 500;



export const NewsArticle = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newsArticleIdMax)),
  "kind": NewsKind,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(newsArticleTitleMax)),
  "source": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(newsArticleSourceMax)),
  "publishDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "coverFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newsArticleCoverFileIdMax))),
  "summary": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(newsArticleSummaryMax)),
  "browseNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(newsArticleBrowseNumberMin)),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(newsArticleContentMax)),
  "videoFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newsArticleVideoFileIdMax))),
  "captionFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newsArticleCaptionFileIdMax))),
  "previous": /*#__PURE__*/ zod.union([NewsNeighbour,/*#__PURE__*/ zod.null()]),
  "next": /*#__PURE__*/ zod.union([NewsNeighbour,/*#__PURE__*/ zod.null()]),
  "language": ContentLanguage,
  "languages": /*#__PURE__*/ zod.array(ContentLanguage).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newsArticleLanguagesMax)),
  "createDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "createBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newsArticleCreateByMax))),
  "updateDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "updateBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newsArticleUpdateByMax))),
  "remarks": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(newsArticleRemarksMax)))
});

export type NewsArticle = zod.input<typeof NewsArticle>;
export type NewsArticleOutput = zod.output<typeof NewsArticle>;
