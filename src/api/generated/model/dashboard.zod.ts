/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ActivityFill } from './activityFill.zod.ts';
import { DashboardTotals } from './dashboardTotals.zod.ts';
import { Tally } from './tally.zod.ts';

export const Dashboard = /*#__PURE__*/ zod.object({
  "totals": DashboardTotals,
  "signUpsByDay": /*#__PURE__*/ zod.array(Tally),
  "entriesByDomain": /*#__PURE__*/ zod.array(Tally),
  "entriesByCity": /*#__PURE__*/ zod.array(Tally),
  "activities": /*#__PURE__*/ zod.array(ActivityFill)
});

export type Dashboard = zod.input<typeof Dashboard>;
export type DashboardOutput = zod.output<typeof Dashboard>;
