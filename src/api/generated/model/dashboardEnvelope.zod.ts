/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Dashboard } from './dashboard.zod.ts';

export const dashboardEnvelopeMsgMax = 200;

export const dashboardEnvelopeVersionMax = 200;



export const DashboardEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(dashboardEnvelopeMsgMax)),
  "version": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(dashboardEnvelopeVersionMax)),
  "data": Dashboard
});

export type DashboardEnvelope = zod.input<typeof DashboardEnvelope>;
export type DashboardEnvelopeOutput = zod.output<typeof DashboardEnvelope>;
