/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { SearchHit } from './searchHit.zod.ts';

export const SearchResult = /*#__PURE__*/ zod.object({
  "entries": /*#__PURE__*/ zod.array(SearchHit),
  "news": /*#__PURE__*/ zod.array(SearchHit),
  "activities": /*#__PURE__*/ zod.array(SearchHit)
});

export type SearchResult = zod.input<typeof SearchResult>;
export type SearchResultOutput = zod.output<typeof SearchResult>;
