/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { MediaKind } from './mediaKind.zod.ts';

export const listMediaParamsKeywordsMax = 100;

export const listMediaParamsCurrentDefault = 1;
export const listMediaParamsCurrentMax = 1000000;

export const listMediaParamsSizeDefault = 20;
export const listMediaParamsSizeMax = 100;


export const ListMediaParams = /*#__PURE__*/ zod.object({
  "keywords": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMediaParamsKeywordsMax))),
  "kind": /*#__PURE__*/ zod.exactOptional(MediaKind),
  "current": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMediaParamsCurrentMax)), listMediaParamsCurrentDefault),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMediaParamsSizeMax)), listMediaParamsSizeDefault)
})

export type ListMediaParams = zod.input<typeof ListMediaParams>;
export type ListMediaParamsOutput = zod.output<typeof ListMediaParams>;
