/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const listVideosParamsPageSizeDefault = 10;
export const listVideosParamsPageSizeMax = 100;

export const listVideosParamsCurrentDefault = 1;
export const listVideosParamsCurrentMax = 1000000;


export const ListVideosParams = /*#__PURE__*/ zod.object({
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listVideosParamsPageSizeMax)), listVideosParamsPageSizeDefault),
  "current": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listVideosParamsCurrentMax)), listVideosParamsCurrentDefault)
})

export type ListVideosParams = zod.input<typeof ListVideosParams>;
export type ListVideosParamsOutput = zod.output<typeof ListVideosParams>;
