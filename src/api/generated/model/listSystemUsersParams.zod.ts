/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const listSystemUsersParamsKeywordsMax = 100;

export const listSystemUsersParamsSortDefault = `userCode`;
export const listSystemUsersParamsCurrentDefault = 1;
export const listSystemUsersParamsCurrentMax = 1000000;

export const listSystemUsersParamsSizeDefault = 50;
export const listSystemUsersParamsSizeMax = 10000;


export const ListSystemUsersParams = /*#__PURE__*/ zod.object({
  "keywords": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listSystemUsersParamsKeywordsMax))),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['userCode', '-userCode', 'createDate', '-createDate']), listSystemUsersParamsSortDefault),
  "current": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSystemUsersParamsCurrentMax)), listSystemUsersParamsCurrentDefault),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSystemUsersParamsSizeMax)), listSystemUsersParamsSizeDefault)
})

export type ListSystemUsersParams = zod.input<typeof ListSystemUsersParams>;
export type ListSystemUsersParamsOutput = zod.output<typeof ListSystemUsersParams>;
