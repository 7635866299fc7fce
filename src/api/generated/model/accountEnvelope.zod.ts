/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { AccountKey } from './accountKey.zod.ts';

export const AccountEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.exactOptional(AccountKey)
});

export type AccountEnvelope = zod.input<typeof AccountEnvelope>;
export type AccountEnvelopeOutput = zod.output<typeof AccountEnvelope>;
