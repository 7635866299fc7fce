/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ContentLanguage } from './contentLanguage.zod.ts';

export const listStaffActivitiesParamsKeywordsMax = 100;

export const listStaffActivitiesParamsSortDefault = `next`;
export const listStaffActivitiesParamsCurrentDefault = 1;
export const listStaffActivitiesParamsCurrentMax = 1000000;

export const listStaffActivitiesParamsSizeDefault = 20;
export const listStaffActivitiesParamsSizeMax = 100;


export const ListStaffActivitiesParams = /*#__PURE__*/ zod.object({
  "keywords": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listStaffActivitiesParamsKeywordsMax))),
  "lacks": /*#__PURE__*/ zod.exactOptional(ContentLanguage),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['next', 'start', '-start', 'signedUp', '-signedUp']), listStaffActivitiesParamsSortDefault),
  "current": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listStaffActivitiesParamsCurrentMax)), listStaffActivitiesParamsCurrentDefault),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listStaffActivitiesParamsSizeMax)), listStaffActivitiesParamsSizeDefault)
})

export type ListStaffActivitiesParams = zod.input<typeof ListStaffActivitiesParams>;
export type ListStaffActivitiesParamsOutput = zod.output<typeof ListStaffActivitiesParams>;
