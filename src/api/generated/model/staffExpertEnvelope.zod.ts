/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffExpert } from './staffExpert.zod.ts';

export const StaffExpertEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": StaffExpert
});

export type StaffExpertEnvelope = zod.input<typeof StaffExpertEnvelope>;
export type StaffExpertEnvelopeOutput = zod.output<typeof StaffExpertEnvelope>;
