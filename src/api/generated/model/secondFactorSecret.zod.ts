/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const secondFactorSecretUriRegExp = new RegExp('^otpauth://totp');


export const SecondFactorSecret = /*#__PURE__*/ zod.object({
  "secret": /*#__PURE__*/ zod.string(),
  "uri": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.regex(secondFactorSecretUriRegExp))
});

export type SecondFactorSecret = zod.input<typeof SecondFactorSecret>;
export type SecondFactorSecretOutput = zod.output<typeof SecondFactorSecret>;
