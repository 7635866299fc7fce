/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffNews } from './staffNews.zod.ts';

export const staffNewsPageRecordsMax = 100;

export const staffNewsPageTotalMin = 0;


export const staffNewsPageSizeMax = 100;



export const StaffNewsPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(StaffNews).check(/*#__PURE__*/ zod.maxLength(staffNewsPageRecordsMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staffNewsPageTotalMin)),
  "current": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(staffNewsPageSizeMax))
});

export type StaffNewsPage = zod.input<typeof StaffNewsPage>;
export type StaffNewsPageOutput = zod.output<typeof StaffNewsPage>;
