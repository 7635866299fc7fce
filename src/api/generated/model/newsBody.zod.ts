/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { NewsKind } from './newsKind.zod.ts';

export const newsBodyTitleMax = 200;

export const newsBodySourceMax = 100;

export const newsBodySummaryMax = 500;

export const newsBodyContentMax = 100000;

export const newsBodyCoverFileIdMax = 64;

export const newsBodyVideoFileIdMax = 64;



export const NewsBody = /*#__PURE__*/ zod.object({
  "kind": NewsKind,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newsBodyTitleMax)),
  "source": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(newsBodySourceMax)),
  "publishDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "summary": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(newsBodySummaryMax)),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(newsBodyContentMax)),
  "published": /*#__PURE__*/ zod.boolean(),
  "coverFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newsBodyCoverFileIdMax))),
  "videoFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newsBodyVideoFileIdMax)))
});

export type NewsBody = zod.input<typeof NewsBody>;
export type NewsBodyOutput = zod.output<typeof NewsBody>;
