/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ActivityAttendee } from './activityAttendee.zod.ts';

export const activityAttendeePageRecordsMax = 100;

export const activityAttendeePageTotalMin = 0;


export const activityAttendeePageSizeMax = 100;



export const ActivityAttendeePage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(ActivityAttendee).check(/*#__PURE__*/ zod.maxLength(activityAttendeePageRecordsMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(activityAttendeePageTotalMin)),
  "current": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(activityAttendeePageSizeMax))
});

export type ActivityAttendeePage = zod.input<typeof ActivityAttendeePage>;
export type ActivityAttendeePageOutput = zod.output<typeof ActivityAttendeePage>;
