/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const phoneLoginBodyPhoneMax = 17;


export const phoneLoginBodyPhoneRegExp = new RegExp('^\\+?\\d{10,16}$');
export const phoneLoginBodyVerifyCodeMax = 10;



export const PhoneLoginBody = /*#__PURE__*/ zod.object({
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(phoneLoginBodyPhoneMax)).check(/*#__PURE__*/ zod.regex(phoneLoginBodyPhoneRegExp)),
  "verifyCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(phoneLoginBodyVerifyCodeMax))
});

export type PhoneLoginBody = zod.input<typeof PhoneLoginBody>;
export type PhoneLoginBodyOutput = zod.output<typeof PhoneLoginBody>;
