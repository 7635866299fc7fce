/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ActivityFill } from './activityFill.zod.ts';
import { ComingDate } from './comingDate.zod.ts';
import { DashboardTotals } from './dashboardTotals.zod.ts';
import { SetupStep } from './setupStep.zod.ts';
import { Tally } from './tally.zod.ts';
import { Trend } from './trend.zod.ts';

export const dashboardTrendsMax = 10;

export const dashboardDatesMax = 20;

export const dashboardSignUpsByDayMax = 31;

export const dashboardEntriesByDomainMax = 1000;

export const dashboardEntriesByCityMax = 10;

export const dashboardSetupMax = 10;

export const dashboardActivitiesMax = 10;



export const Dashboard = /*#__PURE__*/ zod.object({
  "totals": DashboardTotals,
  "trends": /*#__PURE__*/ zod.array(Trend).check(/*#__PURE__*/ zod.maxLength(dashboardTrendsMax)),
  "dates": /*#__PURE__*/ zod.array(ComingDate).check(/*#__PURE__*/ zod.maxLength(dashboardDatesMax)),
  "signUpsByDay": /*#__PURE__*/ zod.array(Tally).check(/*#__PURE__*/ zod.maxLength(dashboardSignUpsByDayMax)),
  "entriesByDomain": /*#__PURE__*/ zod.array(Tally).check(/*#__PURE__*/ zod.maxLength(dashboardEntriesByDomainMax)),
  "entriesByCity": /*#__PURE__*/ zod.array(Tally).check(/*#__PURE__*/ zod.maxLength(dashboardEntriesByCityMax)),
  "setup": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(SetupStep).check(/*#__PURE__*/ zod.maxLength(dashboardSetupMax))),
  "activities": /*#__PURE__*/ zod.array(ActivityFill).check(/*#__PURE__*/ zod.maxLength(dashboardActivitiesMax))
});

export type Dashboard = zod.input<typeof Dashboard>;
export type DashboardOutput = zod.output<typeof Dashboard>;
