/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Labels } from './labels.zod.ts';




export const DictionaryItem = /*#__PURE__*/ zod.object({
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "label": Labels
});

export type DictionaryItem = zod.input<typeof DictionaryItem>;
export type DictionaryItemOutput = zod.output<typeof DictionaryItem>;
