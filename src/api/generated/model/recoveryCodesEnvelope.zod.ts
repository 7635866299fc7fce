/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { RecoveryCodes } from './recoveryCodes.zod.ts';

export const RecoveryCodesEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": RecoveryCodes
});

export type RecoveryCodesEnvelope = zod.input<typeof RecoveryCodesEnvelope>;
export type RecoveryCodesEnvelopeOutput = zod.output<typeof RecoveryCodesEnvelope>;
