/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LoginResult } from './loginResult.zod.ts';

export const LoginEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": LoginResult
});

export type LoginEnvelope = zod.input<typeof LoginEnvelope>;
export type LoginEnvelopeOutput = zod.output<typeof LoginEnvelope>;
