/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffProject } from './staffProject.zod.ts';

export const staffProjectPageRecordsMax = 100;

export const staffProjectPageTotalMin = 0;


export const staffProjectPageSizeMax = 100;



export const StaffProjectPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(StaffProject).check(/*#__PURE__*/ zod.maxLength(staffProjectPageRecordsMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staffProjectPageTotalMin)),
  "current": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(staffProjectPageSizeMax))
});

export type StaffProjectPage = zod.input<typeof StaffProjectPage>;
export type StaffProjectPageOutput = zod.output<typeof StaffProjectPage>;
