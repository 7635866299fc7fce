/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { MappingEntry } from './mappingEntry.zod.ts';

export const DictionaryEntryEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": MappingEntry
});

export type DictionaryEntryEnvelope = zod.input<typeof DictionaryEntryEnvelope>;
export type DictionaryEntryEnvelopeOutput = zod.output<typeof DictionaryEntryEnvelope>;
