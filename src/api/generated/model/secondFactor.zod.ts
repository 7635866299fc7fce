/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const secondFactorRecoveryCodesLeftMin = 0;
export const secondFactorRecoveryCodesLeftMax = 10;



export const SecondFactor = /*#__PURE__*/ zod.object({
  "enabled": /*#__PURE__*/ zod.boolean(),
  "required": /*#__PURE__*/ zod.boolean(),
  "enabledDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "recoveryCodesLeft": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(secondFactorRecoveryCodesLeftMin)).check(/*#__PURE__*/ zod.lte(secondFactorRecoveryCodesLeftMax))
});

export type SecondFactor = zod.input<typeof SecondFactor>;
export type SecondFactorOutput = zod.output<typeof SecondFactor>;
