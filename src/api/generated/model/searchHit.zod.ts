/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ContentLanguage } from './contentLanguage.zod.ts';
import { SearchHitKind } from './searchHitKind.zod.ts';

export const searchHitIdMax = 64;

export const searchHitTitleMax = 200;

export const searchHitSummaryMax = 500;



export const SearchHit = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchHitIdMax)),
  "kind": SearchHitKind,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(searchHitTitleMax)),
  "summary": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(searchHitSummaryMax)),
  "date": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "language": /*#__PURE__*/ zod.exactOptional(ContentLanguage)
});

export type SearchHit = zod.input<typeof SearchHit>;
export type SearchHitOutput = zod.output<typeof SearchHit>;
