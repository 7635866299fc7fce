/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Dashboard } from './dashboard.zod.ts';

export const DashboardEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": Dashboard
});

export type DashboardEnvelope = zod.input<typeof DashboardEnvelope>;
export type DashboardEnvelopeOutput = zod.output<typeof DashboardEnvelope>;
