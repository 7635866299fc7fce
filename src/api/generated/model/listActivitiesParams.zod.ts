/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const listActivitiesParamsCityMax = 50;

export const listActivitiesParamsFromMax = 40;

export const listActivitiesParamsToMax = 40;

export const listActivitiesParamsPageSizeDefault = 10;
export const listActivitiesParamsPageSizeMax = 100;

export const listActivitiesParamsCurrentDefault = 1;
export const listActivitiesParamsCurrentMax = 1000000;


export const ListActivitiesParams = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['roadshow', 'training', 'salon', 'final'])),
  "city": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listActivitiesParamsCityMax))),
  "from": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listActivitiesParamsFromMax))),
  "to": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listActivitiesParamsToMax))),
  "state": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['upcoming', 'open', 'full', 'ended', 'cancelled'])),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listActivitiesParamsPageSizeMax)), listActivitiesParamsPageSizeDefault),
  "current": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listActivitiesParamsCurrentMax)), listActivitiesParamsCurrentDefault)
})

export type ListActivitiesParams = zod.input<typeof ListActivitiesParams>;
export type ListActivitiesParamsOutput = zod.output<typeof ListActivitiesParams>;
