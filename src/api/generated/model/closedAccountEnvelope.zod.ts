/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ClosedAccount } from './closedAccount.zod.ts';

export const closedAccountEnvelopeMsgMax = 200;

export const closedAccountEnvelopeVersionMax = 200;



export const ClosedAccountEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(closedAccountEnvelopeMsgMax)),
  "version": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(closedAccountEnvelopeVersionMax)),
  "data": ClosedAccount
});

export type ClosedAccountEnvelope = zod.input<typeof ClosedAccountEnvelope>;
export type ClosedAccountEnvelopeOutput = zod.output<typeof ClosedAccountEnvelope>;
