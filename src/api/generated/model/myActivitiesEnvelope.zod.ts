/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ActivitySummary } from './activitySummary.zod.ts';

export const myActivitiesEnvelopeDataMax = 10000;



export const MyActivitiesEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.array(ActivitySummary).check(/*#__PURE__*/ zod.maxLength(myActivitiesEnvelopeDataMax))
});

export type MyActivitiesEnvelope = zod.input<typeof MyActivitiesEnvelope>;
export type MyActivitiesEnvelopeOutput = zod.output<typeof MyActivitiesEnvelope>;
