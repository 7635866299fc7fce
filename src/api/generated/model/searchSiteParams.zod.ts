/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const searchSiteParamsKeywordMax = 50;

export const searchSiteParamsLimitDefault = 5;
export const searchSiteParamsLimitMax = 20;


export const SearchSiteParams = /*#__PURE__*/ zod.object({
  "keyword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchSiteParamsKeywordMax)),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(searchSiteParamsLimitMax)), searchSiteParamsLimitDefault)
})

export type SearchSiteParams = zod.input<typeof SearchSiteParams>;
export type SearchSiteParamsOutput = zod.output<typeof SearchSiteParams>;
