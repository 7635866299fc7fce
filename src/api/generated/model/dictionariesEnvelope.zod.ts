/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Dictionary } from './dictionary.zod.ts';

export const dictionariesEnvelopeDataMax = 1000;



export const DictionariesEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.array(Dictionary).check(/*#__PURE__*/ zod.maxLength(dictionariesEnvelopeDataMax))
});

export type DictionariesEnvelope = zod.input<typeof DictionariesEnvelope>;
export type DictionariesEnvelopeOutput = zod.output<typeof DictionariesEnvelope>;
