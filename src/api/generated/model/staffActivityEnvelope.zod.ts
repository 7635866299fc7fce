/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffActivity } from './staffActivity.zod.ts';

export const StaffActivityEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": StaffActivity
});

export type StaffActivityEnvelope = zod.input<typeof StaffActivityEnvelope>;
export type StaffActivityEnvelopeOutput = zod.output<typeof StaffActivityEnvelope>;
