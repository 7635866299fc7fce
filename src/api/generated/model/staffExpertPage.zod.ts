/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffExpert } from './staffExpert.zod.ts';

export const staffExpertPageRecordsMax = 100;

export const staffExpertPageTotalMin = 0;


export const staffExpertPageSizeMax = 100;



export const StaffExpertPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(StaffExpert).check(/*#__PURE__*/ zod.maxLength(staffExpertPageRecordsMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staffExpertPageTotalMin)),
  "current": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(staffExpertPageSizeMax))
});

export type StaffExpertPage = zod.input<typeof StaffExpertPage>;
export type StaffExpertPageOutput = zod.output<typeof StaffExpertPage>;
