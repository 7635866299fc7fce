/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffSiteIdentity } from './staffSiteIdentity.zod.ts';

export const staffIdentityEnvelopeMsgMax = 200;

export const staffIdentityEnvelopeVersionMax = 200;



export const StaffIdentityEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffIdentityEnvelopeMsgMax)),
  "version": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffIdentityEnvelopeVersionMax)),
  "data": StaffSiteIdentity
});

export type StaffIdentityEnvelope = zod.input<typeof StaffIdentityEnvelope>;
export type StaffIdentityEnvelopeOutput = zod.output<typeof StaffIdentityEnvelope>;
