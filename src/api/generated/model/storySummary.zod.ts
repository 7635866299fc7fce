/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ContentLanguage } from './contentLanguage.zod.ts';

export const storySummaryIdMax = 64;

export const storySummaryTitleMax = 100;

export const storySummarySummaryMax = 300;

export const storySummaryDomainMax = 50;

export const storySummaryCityMax = 50;

export const storySummaryAwardMax = 100;



export const StorySummary = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(storySummaryIdMax)),
  "language": /*#__PURE__*/ zod.exactOptional(ContentLanguage),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(storySummaryTitleMax)),
  "summary": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(storySummarySummaryMax)),
  "domain": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(storySummaryDomainMax)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(storySummaryCityMax)),
  "award": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(storySummaryAwardMax))
});

export type StorySummary = zod.input<typeof StorySummary>;
export type StorySummaryOutput = zod.output<typeof StorySummary>;
