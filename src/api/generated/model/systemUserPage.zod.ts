/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { SystemUser } from './systemUser.zod.ts';

export const systemUserPageRecordsMax = 10000;

export const systemUserPageTotalMin = 0;


export const systemUserPageSizeMax = 10000;



export const SystemUserPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(SystemUser).check(/*#__PURE__*/ zod.maxLength(systemUserPageRecordsMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(systemUserPageTotalMin)),
  "current": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(systemUserPageSizeMax))
});

export type SystemUserPage = zod.input<typeof SystemUserPage>;
export type SystemUserPageOutput = zod.output<typeof SystemUserPage>;
