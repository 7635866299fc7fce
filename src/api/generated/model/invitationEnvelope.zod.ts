/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Invitation } from './invitation.zod.ts';

export const InvitationEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": Invitation
});

export type InvitationEnvelope = zod.input<typeof InvitationEnvelope>;
export type InvitationEnvelopeOutput = zod.output<typeof InvitationEnvelope>;
