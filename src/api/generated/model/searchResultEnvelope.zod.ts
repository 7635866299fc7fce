/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { SearchResult } from './searchResult.zod.ts';

export const SearchResultEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": SearchResult
});

export type SearchResultEnvelope = zod.input<typeof SearchResultEnvelope>;
export type SearchResultEnvelopeOutput = zod.output<typeof SearchResultEnvelope>;
