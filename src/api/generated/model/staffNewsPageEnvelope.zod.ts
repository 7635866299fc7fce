/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffNewsPage } from './staffNewsPage.zod.ts';

export const staffNewsPageEnvelopeMsgMax = 200;

export const staffNewsPageEnvelopeVersionMax = 200;



export const StaffNewsPageEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffNewsPageEnvelopeMsgMax)),
  "version": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffNewsPageEnvelopeVersionMax)),
  "data": StaffNewsPage
});

export type StaffNewsPageEnvelope = zod.input<typeof StaffNewsPageEnvelope>;
export type StaffNewsPageEnvelopeOutput = zod.output<typeof StaffNewsPageEnvelope>;
