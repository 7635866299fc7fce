/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LegalVersions } from './legalVersions.zod.ts';

export const registerBodyUsernameMax = 17;


export const registerBodyUsernameRegExp = new RegExp('^\\+?\\d{10,16}$');
export const registerBodyMobileMax = 17;


export const registerBodyMobileRegExp = new RegExp('^\\+?\\d{10,16}$');
export const registerBodyEmailMax = 254;

export const registerBodyPasswordMin = 6;
export const registerBodyPasswordMax = 128;



export const RegisterBody = /*#__PURE__*/ zod.object({
  "username": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerBodyUsernameMax)).check(/*#__PURE__*/ zod.regex(registerBodyUsernameRegExp)),
  "mobile": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerBodyMobileMax)).check(/*#__PURE__*/ zod.regex(registerBodyMobileRegExp)),
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(registerBodyEmailMax)),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(registerBodyPasswordMin)).check(/*#__PURE__*/ zod.maxLength(registerBodyPasswordMax)),
  "consent": /*#__PURE__*/ zod.exactOptional(LegalVersions)
});

export type RegisterBody = zod.input<typeof RegisterBody>;
export type RegisterBodyOutput = zod.output<typeof RegisterBody>;
