/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ContentLanguage } from './contentLanguage.zod.ts';
import { SearchHitKind } from './searchHitKind.zod.ts';




export const SearchHit = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "kind": SearchHitKind,
  "title": /*#__PURE__*/ zod.string(),
  "summary": /*#__PURE__*/ zod.string(),
  "date": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "language": /*#__PURE__*/ zod.exactOptional(ContentLanguage)
});

export type SearchHit = zod.input<typeof SearchHit>;
export type SearchHitOutput = zod.output<typeof SearchHit>;
