/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const acceptInvitationBodyTokenMin = 43;
export const acceptInvitationBodyTokenMax = 43;


export const acceptInvitationBodyTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const acceptInvitationBodyNewPasswordMin = 6;
export const acceptInvitationBodyNewPasswordMax = 128;



export const AcceptInvitationBody = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(acceptInvitationBodyTokenMin)).check(/*#__PURE__*/ zod.maxLength(acceptInvitationBodyTokenMax)).check(/*#__PURE__*/ zod.regex(acceptInvitationBodyTokenRegExp)),
  "newPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(acceptInvitationBodyNewPasswordMin)).check(/*#__PURE__*/ zod.maxLength(acceptInvitationBodyNewPasswordMax))
});

export type AcceptInvitationBody = zod.input<typeof AcceptInvitationBody>;
export type AcceptInvitationBodyOutput = zod.output<typeof AcceptInvitationBody>;
