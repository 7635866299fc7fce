/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffActivityPage } from './staffActivityPage.zod.ts';

export const staffActivityPageEnvelopeMsgMax = 200;

export const staffActivityPageEnvelopeVersionMax = 200;



export const StaffActivityPageEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffActivityPageEnvelopeMsgMax)),
  "version": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffActivityPageEnvelopeVersionMax)),
  "data": StaffActivityPage
});

export type StaffActivityPageEnvelope = zod.input<typeof StaffActivityPageEnvelope>;
export type StaffActivityPageEnvelopeOutput = zod.output<typeof StaffActivityPageEnvelope>;
