/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const invitationBodyIdMax = 64;



export const InvitationBody = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(invitationBodyIdMax))
});

export type InvitationBody = zod.input<typeof InvitationBody>;
export type InvitationBodyOutput = zod.output<typeof InvitationBody>;
