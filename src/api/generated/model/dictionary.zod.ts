/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DictionaryItem } from './dictionaryItem.zod.ts';


export const dictionaryDataListMax = 10000;



export const Dictionary = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "dataList": /*#__PURE__*/ zod.array(DictionaryItem).check(/*#__PURE__*/ zod.maxLength(dictionaryDataListMax))
});

export type Dictionary = zod.input<typeof Dictionary>;
export type DictionaryOutput = zod.output<typeof Dictionary>;
