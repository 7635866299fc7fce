/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { NoticeConcern } from './noticeConcern.zod.ts';

export const listUnreachableParamsKeywordsMax = 100;

export const listUnreachableParamsCurrentDefault = 1;
export const listUnreachableParamsCurrentMax = 1000000;

export const listUnreachableParamsSizeDefault = 20;
export const listUnreachableParamsSizeMax = 100;


export const ListUnreachableParams = /*#__PURE__*/ zod.object({
  "keywords": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listUnreachableParamsKeywordsMax))),
  "concern": /*#__PURE__*/ zod.exactOptional(NoticeConcern),
  "current": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listUnreachableParamsCurrentMax)), listUnreachableParamsCurrentDefault),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listUnreachableParamsSizeMax)), listUnreachableParamsSizeDefault)
})

export type ListUnreachableParams = zod.input<typeof ListUnreachableParams>;
export type ListUnreachableParamsOutput = zod.output<typeof ListUnreachableParams>;
