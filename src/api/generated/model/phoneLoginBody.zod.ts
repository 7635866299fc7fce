/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Mobile } from './mobile.zod.ts';
import { VerificationCode } from './verificationCode.zod.ts';

export const PhoneLoginBody = /*#__PURE__*/ zod.object({
  "phone": Mobile,
  "verifyCode": VerificationCode
});

export type PhoneLoginBody = zod.input<typeof PhoneLoginBody>;
export type PhoneLoginBodyOutput = zod.output<typeof PhoneLoginBody>;
