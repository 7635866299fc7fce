/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ConfigEntry } from './configEntry.zod.ts';

export const StaffConfigEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": ConfigEntry
});

export type StaffConfigEnvelope = zod.input<typeof StaffConfigEnvelope>;
export type StaffConfigEnvelopeOutput = zod.output<typeof StaffConfigEnvelope>;
