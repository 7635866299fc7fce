/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const loginResultTokenMin = 16;
export const loginResultTokenMax = 256;

export const loginResultPhoneMax = 20;



export const LoginResult = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(loginResultTokenMin)).check(/*#__PURE__*/ zod.maxLength(loginResultTokenMax)),
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(loginResultPhoneMax))
});

export type LoginResult = zod.input<typeof LoginResult>;
export type LoginResultOutput = zod.output<typeof LoginResult>;
