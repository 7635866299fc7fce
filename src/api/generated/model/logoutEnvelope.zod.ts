/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LogoutResult } from './logoutResult.zod.ts';

export const LogoutEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": LogoutResult
});

export type LogoutEnvelope = zod.input<typeof LogoutEnvelope>;
export type LogoutEnvelopeOutput = zod.output<typeof LogoutEnvelope>;
