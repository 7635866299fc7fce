/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { MappingEntry } from './mappingEntry.zod.ts';

export const mappingsEnvelopeDataMax = 100000;



export const MappingsEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.array(MappingEntry).check(/*#__PURE__*/ zod.maxLength(mappingsEnvelopeDataMax))
});

export type MappingsEnvelope = zod.input<typeof MappingsEnvelope>;
export type MappingsEnvelopeOutput = zod.output<typeof MappingsEnvelope>;
