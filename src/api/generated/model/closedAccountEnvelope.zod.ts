/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ClosedAccount } from './closedAccount.zod.ts';

export const ClosedAccountEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": ClosedAccount
});

export type ClosedAccountEnvelope = zod.input<typeof ClosedAccountEnvelope>;
export type ClosedAccountEnvelopeOutput = zod.output<typeof ClosedAccountEnvelope>;
