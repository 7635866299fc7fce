/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ActivityPage } from './activityPage.zod.ts';

export const ActivityPageEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": ActivityPage
});

export type ActivityPageEnvelope = zod.input<typeof ActivityPageEnvelope>;
export type ActivityPageEnvelopeOutput = zod.output<typeof ActivityPageEnvelope>;
