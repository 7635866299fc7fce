/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const listProjectsParamsMatchInfoIdMax = 64;

export const listProjectsParamsKeywordMax = 50;

export const listProjectsParamsDomainMax = 64;

export const listProjectsParamsCityMax = 64;

export const listProjectsParamsAwardMax = 50;

export const listProjectsParamsPageSizeDefault = 10;
export const listProjectsParamsPageSizeMax = 100;

export const listProjectsParamsCurrentDefault = 1;
export const listProjectsParamsCurrentMax = 1000000;


export const ListProjectsParams = /*#__PURE__*/ zod.object({
  "matchInfoId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listProjectsParamsMatchInfoIdMax))),
  "keyword": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listProjectsParamsKeywordMax))),
  "domain": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listProjectsParamsDomainMax))),
  "city": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listProjectsParamsCityMax))),
  "award": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listProjectsParamsAwardMax))),
  "result": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['shortlisted', 'finalist'])),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listProjectsParamsPageSizeMax)), listProjectsParamsPageSizeDefault),
  "current": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listProjectsParamsCurrentMax)), listProjectsParamsCurrentDefault)
})

export type ListProjectsParams = zod.input<typeof ListProjectsParams>;
export type ListProjectsParamsOutput = zod.output<typeof ListProjectsParams>;
