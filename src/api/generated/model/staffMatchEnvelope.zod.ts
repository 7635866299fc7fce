/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffMatch } from './staffMatch.zod.ts';

export const StaffMatchEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": StaffMatch
});

export type StaffMatchEnvelope = zod.input<typeof StaffMatchEnvelope>;
export type StaffMatchEnvelopeOutput = zod.output<typeof StaffMatchEnvelope>;
