/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Activity } from './activity.zod.ts';

export const ActivityEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": Activity
});

export type ActivityEnvelope = zod.input<typeof ActivityEnvelope>;
export type ActivityEnvelopeOutput = zod.output<typeof ActivityEnvelope>;
