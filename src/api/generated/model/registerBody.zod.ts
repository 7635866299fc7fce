/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Email } from './email.zod.ts';
import { LegalVersions } from './legalVersions.zod.ts';
import { Mobile } from './mobile.zod.ts';

export const registerBodyNameMax = 50;

export const registerBodyPasswordMin = 6;
export const registerBodyPasswordMax = 128;



export const RegisterBody = /*#__PURE__*/ zod.object({
  "username": Mobile,
  "mobile": Mobile,
  "email": Email,
  "name": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerBodyNameMax))),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(registerBodyPasswordMin)).check(/*#__PURE__*/ zod.maxLength(registerBodyPasswordMax)),
  "consent": /*#__PURE__*/ zod.exactOptional(LegalVersions)
});

export type RegisterBody = zod.input<typeof RegisterBody>;
export type RegisterBodyOutput = zod.output<typeof RegisterBody>;
