/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ContentLanguage } from './contentLanguage.zod.ts';




export const StorySummary = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "language": /*#__PURE__*/ zod.exactOptional(ContentLanguage),
  "title": /*#__PURE__*/ zod.string(),
  "summary": /*#__PURE__*/ zod.string(),
  "domain": /*#__PURE__*/ zod.string(),
  "city": /*#__PURE__*/ zod.string(),
  "award": /*#__PURE__*/ zod.string()
});

export type StorySummary = zod.input<typeof StorySummary>;
export type StorySummaryOutput = zod.output<typeof StorySummary>;
