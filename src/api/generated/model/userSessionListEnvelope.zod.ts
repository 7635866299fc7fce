/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { UserSession } from './userSession.zod.ts';

export const userSessionListEnvelopeDataMax = 10000;



export const UserSessionListEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.array(UserSession).check(/*#__PURE__*/ zod.maxLength(userSessionListEnvelopeDataMax))
});

export type UserSessionListEnvelope = zod.input<typeof UserSessionListEnvelope>;
export type UserSessionListEnvelopeOutput = zod.output<typeof UserSessionListEnvelope>;
