/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const listStaffProjectsParamsKeywordsMax = 100;

export const listStaffProjectsParamsStatusMax = 5;

export const listStaffProjectsParamsMatchInfoIdMax = 64;

export const listStaffProjectsParamsDomainMax = 64;

export const listStaffProjectsParamsCityMax = 64;

export const listStaffProjectsParamsReviewerMax = 64;

export const listStaffProjectsParamsSortDefault = `-submitDate`;
export const listStaffProjectsParamsCurrentDefault = 1;
export const listStaffProjectsParamsCurrentMax = 1000000;

export const listStaffProjectsParamsSizeDefault = 20;
export const listStaffProjectsParamsSizeMax = 100;


export const ListStaffProjectsParams = /*#__PURE__*/ zod.object({
  "keywords": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listStaffProjectsParamsKeywordsMax))),
  "status": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listStaffProjectsParamsStatusMax))),
  "matchInfoId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listStaffProjectsParamsMatchInfoIdMax))),
  "domain": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listStaffProjectsParamsDomainMax))),
  "city": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listStaffProjectsParamsCityMax))),
  "changes": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['open', 'answered'])),
  "reviewer": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listStaffProjectsParamsReviewerMax))),
  "documents": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['missing'])),
  "finalist": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['only'])),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['name', '-name', 'submitDate', '-submitDate', 'status', '-status']), listStaffProjectsParamsSortDefault),
  "current": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listStaffProjectsParamsCurrentMax)), listStaffProjectsParamsCurrentDefault),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listStaffProjectsParamsSizeMax)), listStaffProjectsParamsSizeDefault)
})

export type ListStaffProjectsParams = zod.input<typeof ListStaffProjectsParams>;
export type ListStaffProjectsParamsOutput = zod.output<typeof ListStaffProjectsParams>;
