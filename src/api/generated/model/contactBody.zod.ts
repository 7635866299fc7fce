/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Email } from './email.zod.ts';
import { Mobile } from './mobile.zod.ts';
import { VerificationCode } from './verificationCode.zod.ts';

export const contactBodyPasswordMax = 128;



export const ContactBody = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.exactOptional(Email),
  "emailCode": /*#__PURE__*/ zod.exactOptional(VerificationCode),
  "mobile": /*#__PURE__*/ zod.exactOptional(Mobile),
  "mobileCode": /*#__PURE__*/ zod.exactOptional(VerificationCode),
  "password": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contactBodyPasswordMax)))
});

export type ContactBody = zod.input<typeof ContactBody>;
export type ContactBodyOutput = zod.output<typeof ContactBody>;
