/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ActivityViews } from './activityViews.zod.ts';

export const ActivityViewsEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": ActivityViews
});

export type ActivityViewsEnvelope = zod.input<typeof ActivityViewsEnvelope>;
export type ActivityViewsEnvelopeOutput = zod.output<typeof ActivityViewsEnvelope>;
