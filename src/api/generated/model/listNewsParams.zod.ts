/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const listNewsParamsMatchInfoIdMax = 64;

export const listNewsParamsPageSizeDefault = 10;
export const listNewsParamsPageSizeMax = 100;

export const listNewsParamsCurrentDefault = 1;
export const listNewsParamsCurrentMax = 1000000;


export const ListNewsParams = /*#__PURE__*/ zod.object({
  "matchInfoId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listNewsParamsMatchInfoIdMax))),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listNewsParamsPageSizeMax)), listNewsParamsPageSizeDefault),
  "current": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listNewsParamsCurrentMax)), listNewsParamsCurrentDefault)
})

export type ListNewsParams = zod.input<typeof ListNewsParams>;
export type ListNewsParamsOutput = zod.output<typeof ListNewsParams>;
