/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ConfigEntry } from './configEntry.zod.ts';

export const ConfigEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": ConfigEntry
});

export type ConfigEnvelope = zod.input<typeof ConfigEnvelope>;
export type ConfigEnvelopeOutput = zod.output<typeof ConfigEnvelope>;
