/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { AttendeeStatus } from './attendeeStatus.zod.ts';

export const listAttendeesParamsKeywordsMax = 100;

export const listAttendeesParamsCurrentDefault = 1;
export const listAttendeesParamsCurrentMax = 1000000;

export const listAttendeesParamsSizeDefault = 20;
export const listAttendeesParamsSizeMax = 100;


export const ListAttendeesParams = /*#__PURE__*/ zod.object({
  "keywords": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAttendeesParamsKeywordsMax))),
  "status": /*#__PURE__*/ zod.exactOptional(AttendeeStatus),
  "current": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAttendeesParamsCurrentMax)), listAttendeesParamsCurrentDefault),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAttendeesParamsSizeMax)), listAttendeesParamsSizeDefault)
})

export type ListAttendeesParams = zod.input<typeof ListAttendeesParams>;
export type ListAttendeesParamsOutput = zod.output<typeof ListAttendeesParams>;
