/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ContentLanguage } from './contentLanguage.zod.ts';

export const highlightIdMax = 64;

export const highlightTitleMax = 50;

export const highlightSummaryMax = 200;



export const Highlight = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(highlightIdMax)),
  "language": /*#__PURE__*/ zod.exactOptional(ContentLanguage),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(highlightTitleMax)),
  "summary": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(highlightSummaryMax))
});

export type Highlight = zod.input<typeof Highlight>;
export type HighlightOutput = zod.output<typeof Highlight>;
