/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ContentLanguage } from './contentLanguage.zod.ts';

export const listStaffNewsParamsKeywordsMax = 100;

export const listStaffNewsParamsSortDefault = `-publishDate`;
export const listStaffNewsParamsCurrentDefault = 1;
export const listStaffNewsParamsCurrentMax = 1000000;

export const listStaffNewsParamsSizeDefault = 20;
export const listStaffNewsParamsSizeMax = 100;


export const ListStaffNewsParams = /*#__PURE__*/ zod.object({
  "keywords": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listStaffNewsParamsKeywordsMax))),
  "lacks": /*#__PURE__*/ zod.exactOptional(ContentLanguage),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['publishDate', '-publishDate', 'browseNumber', '-browseNumber']), listStaffNewsParamsSortDefault),
  "current": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listStaffNewsParamsCurrentMax)), listStaffNewsParamsCurrentDefault),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listStaffNewsParamsSizeMax)), listStaffNewsParamsSizeDefault)
})

export type ListStaffNewsParams = zod.input<typeof ListStaffNewsParams>;
export type ListStaffNewsParamsOutput = zod.output<typeof ListStaffNewsParams>;
