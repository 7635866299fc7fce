/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const dashboardTotalsUsersMin = 0;

export const dashboardTotalsEntriesMin = 0;

export const dashboardTotalsPendingEntriesMin = 0;

export const dashboardTotalsPendingExpertsMin = 0;

export const dashboardTotalsActivitiesMin = 0;

export const dashboardTotalsNewsMin = 0;



export const DashboardTotals = /*#__PURE__*/ zod.object({
  "users": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(dashboardTotalsUsersMin)),
  "entries": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(dashboardTotalsEntriesMin)),
  "pendingEntries": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(dashboardTotalsPendingEntriesMin)),
  "pendingExperts": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(dashboardTotalsPendingExpertsMin)),
  "activities": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(dashboardTotalsActivitiesMin)),
  "news": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(dashboardTotalsNewsMin))
});

export type DashboardTotals = zod.input<typeof DashboardTotals>;
export type DashboardTotalsOutput = zod.output<typeof DashboardTotals>;
