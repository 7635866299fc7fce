/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const sendResetCodeFormEmailMax = 254;



export const SendResetCodeForm = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sendResetCodeFormEmailMax)))
});

export type SendResetCodeForm = zod.input<typeof SendResetCodeForm>;
export type SendResetCodeFormOutput = zod.output<typeof SendResetCodeForm>;
