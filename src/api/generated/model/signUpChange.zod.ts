/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const signUpChangeIdMax = 64;

export const signUpChangeSignUpEndMax = 40;



export const SignUpChange = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(signUpChangeIdMax)),
  "action": /*#__PURE__*/ zod.enum(['extend', 'pause', 'resume', 'close']),
  "signUpEnd": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(signUpChangeSignUpEndMax)))
});

export type SignUpChange = zod.input<typeof SignUpChange>;
export type SignUpChangeOutput = zod.output<typeof SignUpChange>;
