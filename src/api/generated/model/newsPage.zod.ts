/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { NewsSummary } from './newsSummary.zod.ts';

export const newsPageRecordsMax = 100;

export const newsPageTotalMin = 0;


export const newsPageSizeMax = 100;



export const NewsPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(NewsSummary).check(/*#__PURE__*/ zod.maxLength(newsPageRecordsMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(newsPageTotalMin)),
  "current": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(newsPageSizeMax))
});

export type NewsPage = zod.input<typeof NewsPage>;
export type NewsPageOutput = zod.output<typeof NewsPage>;
