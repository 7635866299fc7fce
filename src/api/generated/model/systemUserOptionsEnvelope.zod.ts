/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { SystemUserOption } from './systemUserOption.zod.ts';

export const SystemUserOptionsEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.array(SystemUserOption)
});

export type SystemUserOptionsEnvelope = zod.input<typeof SystemUserOptionsEnvelope>;
export type SystemUserOptionsEnvelopeOutput = zod.output<typeof SystemUserOptionsEnvelope>;
