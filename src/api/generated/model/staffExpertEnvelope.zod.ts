/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffExpert } from './staffExpert.zod.ts';

export const staffExpertEnvelopeMsgMax = 200;

export const staffExpertEnvelopeVersionMax = 200;



export const StaffExpertEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffExpertEnvelopeMsgMax)),
  "version": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffExpertEnvelopeVersionMax)),
  "data": StaffExpert
});

export type StaffExpertEnvelope = zod.input<typeof StaffExpertEnvelope>;
export type StaffExpertEnvelopeOutput = zod.output<typeof StaffExpertEnvelope>;
