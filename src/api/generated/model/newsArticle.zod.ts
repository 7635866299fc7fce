/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ContentLanguage } from './contentLanguage.zod.ts';
import { NewsKind } from './newsKind.zod.ts';
import { NewsNeighbour } from './newsNeighbour.zod.ts';



export const newsArticleBrowseNumberMin = 0;



export const newsArticleLanguagesMax = 3;





export const NewsArticle = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "kind": NewsKind,
  "title": /*#__PURE__*/ zod.string(),
  "source": /*#__PURE__*/ zod.string(),
  "publishDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "coverFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "summary": /*#__PURE__*/ zod.string(),
  "browseNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(newsArticleBrowseNumberMin)),
  "content": /*#__PURE__*/ zod.string(),
  "videoFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "captionFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "previous": /*#__PURE__*/ zod.union([NewsNeighbour,/*#__PURE__*/ zod.null()]),
  "next": /*#__PURE__*/ zod.union([NewsNeighbour,/*#__PURE__*/ zod.null()]),
  "language": ContentLanguage,
  "languages": /*#__PURE__*/ zod.array(ContentLanguage).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newsArticleLanguagesMax)),
  "createDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "createBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "updateDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "updateBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "remarks": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string())
});

export type NewsArticle = zod.input<typeof NewsArticle>;
export type NewsArticleOutput = zod.output<typeof NewsArticle>;
