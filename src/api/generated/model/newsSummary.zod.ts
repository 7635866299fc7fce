/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ContentLanguage } from './contentLanguage.zod.ts';
import { NewsKind } from './newsKind.zod.ts';

export const newsSummaryIdMax = 64;

export const newsSummaryTitleMax = 200;

export const newsSummarySourceMax = 100;

export const newsSummaryCoverFileIdMax = 64;

export const newsSummarySummaryMax = 500;

export const newsSummaryBrowseNumberMin = 0;

export const newsSummaryLanguagesMax = 3;

export const newsSummaryCreateByMax = 64;

export const newsSummaryUpdateByMax = 64;

export const newsSummaryRemarksMax = 500;



export const NewsSummary = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newsSummaryIdMax)),
  "kind": NewsKind,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(newsSummaryTitleMax)),
  "source": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(newsSummarySourceMax)),
  "publishDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "coverFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newsSummaryCoverFileIdMax))),
  "summary": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(newsSummarySummaryMax)),
  "browseNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(newsSummaryBrowseNumberMin)),
  "language": ContentLanguage,
  "languages": /*#__PURE__*/ zod.array(ContentLanguage).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newsSummaryLanguagesMax)),
  "createDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "createBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newsSummaryCreateByMax))),
  "updateDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "updateBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newsSummaryUpdateByMax))),
  "remarks": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(newsSummaryRemarksMax)))
});

export type NewsSummary = zod.input<typeof NewsSummary>;
export type NewsSummaryOutput = zod.output<typeof NewsSummary>;
