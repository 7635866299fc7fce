/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const sendResetCodeParamsEmailMax = 254;


export const SendResetCodeParams = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(sendResetCodeParamsEmailMax))
})

export type SendResetCodeParams = zod.input<typeof SendResetCodeParams>;
export type SendResetCodeParamsOutput = zod.output<typeof SendResetCodeParams>;
