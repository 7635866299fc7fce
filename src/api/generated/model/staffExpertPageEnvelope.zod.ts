/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffExpertPage } from './staffExpertPage.zod.ts';

export const StaffExpertPageEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": StaffExpertPage
});

export type StaffExpertPageEnvelope = zod.input<typeof StaffExpertPageEnvelope>;
export type StaffExpertPageEnvelopeOutput = zod.output<typeof StaffExpertPageEnvelope>;
