/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { SystemUserOption } from './systemUserOption.zod.ts';

export const systemUserOptionsEnvelopeDataMax = 10000;



export const SystemUserOptionsEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.array(SystemUserOption).check(/*#__PURE__*/ zod.maxLength(systemUserOptionsEnvelopeDataMax))
});

export type SystemUserOptionsEnvelope = zod.input<typeof SystemUserOptionsEnvelope>;
export type SystemUserOptionsEnvelopeOutput = zod.output<typeof SystemUserOptionsEnvelope>;
