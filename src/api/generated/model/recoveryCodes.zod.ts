/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const recoveryCodesRecoveryCodesMin = 10;
export const recoveryCodesRecoveryCodesMax = 10;



export const RecoveryCodes = /*#__PURE__*/ zod.object({
  "recoveryCodes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.minLength(recoveryCodesRecoveryCodesMin)).check(/*#__PURE__*/ zod.maxLength(recoveryCodesRecoveryCodesMax))
});

export type RecoveryCodes = zod.input<typeof RecoveryCodes>;
export type RecoveryCodesOutput = zod.output<typeof RecoveryCodes>;
