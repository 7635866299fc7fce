/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const listStaffExpertsParamsKeywordsMax = 100;

export const listStaffExpertsParamsStatusMax = 3;

export const listStaffExpertsParamsSortDefault = `-submitDate`;
export const listStaffExpertsParamsCurrentDefault = 1;
export const listStaffExpertsParamsCurrentMax = 1000000;

export const listStaffExpertsParamsSizeDefault = 20;
export const listStaffExpertsParamsSizeMax = 100;


export const ListStaffExpertsParams = /*#__PURE__*/ zod.object({
  "keywords": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listStaffExpertsParamsKeywordsMax))),
  "status": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listStaffExpertsParamsStatusMax))),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['name', '-name', 'submitDate', '-submitDate', 'status', '-status']), listStaffExpertsParamsSortDefault),
  "current": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listStaffExpertsParamsCurrentMax)), listStaffExpertsParamsCurrentDefault),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listStaffExpertsParamsSizeMax)), listStaffExpertsParamsSizeDefault)
})

export type ListStaffExpertsParams = zod.input<typeof ListStaffExpertsParams>;
export type ListStaffExpertsParamsOutput = zod.output<typeof ListStaffExpertsParams>;
