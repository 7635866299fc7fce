/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffActivity } from './staffActivity.zod.ts';

export const staffActivityPageRecordsMax = 100;

export const staffActivityPageTotalMin = 0;


export const staffActivityPageSizeMax = 100;



export const StaffActivityPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(StaffActivity).check(/*#__PURE__*/ zod.maxLength(staffActivityPageRecordsMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staffActivityPageTotalMin)),
  "current": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(staffActivityPageSizeMax))
});

export type StaffActivityPage = zod.input<typeof StaffActivityPage>;
export type StaffActivityPageOutput = zod.output<typeof StaffActivityPage>;
