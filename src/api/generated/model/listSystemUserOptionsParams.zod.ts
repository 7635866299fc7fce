/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const listSystemUserOptionsParamsKeywordsMax = 100;

export const listSystemUserOptionsParamsCurrentDefault = 1;
export const listSystemUserOptionsParamsCurrentMax = 1000000;

export const listSystemUserOptionsParamsSizeDefault = 50;
export const listSystemUserOptionsParamsSizeMax = 10000;


export const ListSystemUserOptionsParams = /*#__PURE__*/ zod.object({
  "keywords": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listSystemUserOptionsParamsKeywordsMax))),
  "current": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSystemUserOptionsParamsCurrentMax)), listSystemUserOptionsParamsCurrentDefault),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSystemUserOptionsParamsSizeMax)), listSystemUserOptionsParamsSizeDefault)
})

export type ListSystemUserOptionsParams = zod.input<typeof ListSystemUserOptionsParams>;
export type ListSystemUserOptionsParamsOutput = zod.output<typeof ListSystemUserOptionsParams>;
