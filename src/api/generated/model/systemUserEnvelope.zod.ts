/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { SystemUser } from './systemUser.zod.ts';

export const SystemUserEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": SystemUser
});

export type SystemUserEnvelope = zod.input<typeof SystemUserEnvelope>;
export type SystemUserEnvelopeOutput = zod.output<typeof SystemUserEnvelope>;
