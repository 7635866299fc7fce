/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { SearchHit } from './searchHit.zod.ts';

export const searchResultEntriesMax = 100;

export const searchResultNewsMax = 100;

export const searchResultActivitiesMax = 100;



export const SearchResult = /*#__PURE__*/ zod.object({
  "entries": /*#__PURE__*/ zod.array(SearchHit).check(/*#__PURE__*/ zod.maxLength(searchResultEntriesMax)),
  "news": /*#__PURE__*/ zod.array(SearchHit).check(/*#__PURE__*/ zod.maxLength(searchResultNewsMax)),
  "activities": /*#__PURE__*/ zod.array(SearchHit).check(/*#__PURE__*/ zod.maxLength(searchResultActivitiesMax))
});

export type SearchResult = zod.input<typeof SearchResult>;
export type SearchResultOutput = zod.output<typeof SearchResult>;
