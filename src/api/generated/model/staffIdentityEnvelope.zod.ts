/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffSiteIdentity } from './staffSiteIdentity.zod.ts';

export const StaffIdentityEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": StaffSiteIdentity
});

export type StaffIdentityEnvelope = zod.input<typeof StaffIdentityEnvelope>;
export type StaffIdentityEnvelopeOutput = zod.output<typeof StaffIdentityEnvelope>;
