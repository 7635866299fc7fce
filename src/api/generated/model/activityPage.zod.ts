/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ActivitySummary } from './activitySummary.zod.ts';

export const activityPageRecordsMax = 100;

export const activityPageTotalMin = 0;


export const activityPageSizeMax = 100;



export const ActivityPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(ActivitySummary).check(/*#__PURE__*/ zod.maxLength(activityPageRecordsMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(activityPageTotalMin)),
  "current": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(activityPageSizeMax))
});

export type ActivityPage = zod.input<typeof ActivityPage>;
export type ActivityPageOutput = zod.output<typeof ActivityPage>;
