/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { SystemUserOption } from './systemUserOption.zod.ts';

export const systemUserOptionPageRecordsMax = 10000;

export const systemUserOptionPageTotalMin = 0;


export const systemUserOptionPageSizeMax = 10000;



export const SystemUserOptionPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(SystemUserOption).check(/*#__PURE__*/ zod.maxLength(systemUserOptionPageRecordsMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(systemUserOptionPageTotalMin)),
  "current": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(systemUserOptionPageSizeMax))
});

export type SystemUserOptionPage = zod.input<typeof SystemUserOptionPage>;
export type SystemUserOptionPageOutput = zod.output<typeof SystemUserOptionPage>;
