/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ContentLanguage } from './contentLanguage.zod.ts';
import { NewsKind } from './newsKind.zod.ts';



export const newsSummaryBrowseNumberMin = 0;

export const newsSummaryLanguagesMax = 3;





export const NewsSummary = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "kind": NewsKind,
  "title": /*#__PURE__*/ zod.string(),
  "source": /*#__PURE__*/ zod.string(),
  "publishDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "coverFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "summary": /*#__PURE__*/ zod.string(),
  "browseNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(newsSummaryBrowseNumberMin)),
  "language": ContentLanguage,
  "languages": /*#__PURE__*/ zod.array(ContentLanguage).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newsSummaryLanguagesMax)),
  "createDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "createBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "updateDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "updateBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "remarks": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string())
});

export type NewsSummary = zod.input<typeof NewsSummary>;
export type NewsSummaryOutput = zod.output<typeof NewsSummary>;
