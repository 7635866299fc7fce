/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { RoundEntry } from './roundEntry.zod.ts';

export const roundEntriesEnvelopeDataMax = 1000;



export const RoundEntriesEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.array(RoundEntry).check(/*#__PURE__*/ zod.maxLength(roundEntriesEnvelopeDataMax))
});

export type RoundEntriesEnvelope = zod.input<typeof RoundEntriesEnvelope>;
export type RoundEntriesEnvelopeOutput = zod.output<typeof RoundEntriesEnvelope>;
