/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const sendLoginCodeBodyPhoneMax = 17;


export const sendLoginCodeBodyPhoneRegExp = new RegExp('^\\+?\\d{10,16}$');


export const SendLoginCodeBody = /*#__PURE__*/ zod.object({
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sendLoginCodeBodyPhoneMax)).check(/*#__PURE__*/ zod.regex(sendLoginCodeBodyPhoneRegExp))
});

export type SendLoginCodeBody = zod.input<typeof SendLoginCodeBody>;
export type SendLoginCodeBodyOutput = zod.output<typeof SendLoginCodeBody>;
