/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const JudgeInvitation = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.string(),
  "sentDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "expireDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type JudgeInvitation = zod.input<typeof JudgeInvitation>;
export type JudgeInvitationOutput = zod.output<typeof JudgeInvitation>;
