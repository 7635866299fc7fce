/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const loginResultTokenMin = 16;

export const loginResultRemovedMax = 10;



export const LoginResult = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(loginResultTokenMin)),
  "removed": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['password', 'email', 'rights'])).check(/*#__PURE__*/ zod.maxLength(loginResultRemovedMax))),
  "phone": /*#__PURE__*/ zod.string()
});

export type LoginResult = zod.input<typeof LoginResult>;
export type LoginResultOutput = zod.output<typeof LoginResult>;
