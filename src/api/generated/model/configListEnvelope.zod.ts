/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ConfigEntry } from './configEntry.zod.ts';

export const configListEnvelopeDataMax = 1000;



export const ConfigListEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.array(ConfigEntry).check(/*#__PURE__*/ zod.maxLength(configListEnvelopeDataMax))
});

export type ConfigListEnvelope = zod.input<typeof ConfigListEnvelope>;
export type ConfigListEnvelopeOutput = zod.output<typeof ConfigListEnvelope>;
