/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Email } from './email.zod.ts';

export const judgeInvitationBodyNameMax = 50;

export const judgeInvitationBodyOrganisationMax = 100;



export const JudgeInvitationBody = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(judgeInvitationBodyNameMax)),
  "email": Email,
  "organisation": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(judgeInvitationBodyOrganisationMax)))
});

export type JudgeInvitationBody = zod.input<typeof JudgeInvitationBody>;
export type JudgeInvitationBodyOutput = zod.output<typeof JudgeInvitationBody>;
