/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { NoticeState } from './noticeState.zod.ts';

export const listNoticesParamsCurrentDefault = 1;
export const listNoticesParamsCurrentMax = 1000000;

export const listNoticesParamsSizeDefault = 20;
export const listNoticesParamsSizeMax = 100;


export const ListNoticesParams = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.exactOptional(NoticeState),
  "current": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listNoticesParamsCurrentMax)), listNoticesParamsCurrentDefault),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listNoticesParamsSizeMax)), listNoticesParamsSizeDefault)
})

export type ListNoticesParams = zod.input<typeof ListNoticesParams>;
export type ListNoticesParamsOutput = zod.output<typeof ListNoticesParams>;
