/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { UserSessionId } from './userSessionId.zod.ts';

export const UserSessionIdEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": UserSessionId
});

export type UserSessionIdEnvelope = zod.input<typeof UserSessionIdEnvelope>;
export type UserSessionIdEnvelopeOutput = zod.output<typeof UserSessionIdEnvelope>;
