/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Labels } from './labels.zod.ts';
import { Revision } from './revision.zod.ts';

export const dictionaryEntryChangeIdMax = 64;

export const dictionaryEntryChangeDictTypeMax = 64;


export const dictionaryEntryChangeDictTypeRegExp = new RegExp('^[A-Za-z][A-Za-z0-9]*$');
export const dictionaryEntryChangeValueMax = 64;

export const dictionaryEntryChangeParentIdMax = 64;

export const dictionaryEntryChangePositionMin = 0;
export const dictionaryEntryChangePositionMax = 10000;

export const dictionaryEntryChangeRemarksMax = 500;



export const DictionaryEntryChange = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(dictionaryEntryChangeIdMax)),
  "revision": Revision,
  "dictType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(dictionaryEntryChangeDictTypeMax)).check(/*#__PURE__*/ zod.regex(dictionaryEntryChangeDictTypeRegExp)),
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(dictionaryEntryChangeValueMax)),
  "parentId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(dictionaryEntryChangeParentIdMax))),
  "labels": Labels,
  "position": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(dictionaryEntryChangePositionMin)).check(/*#__PURE__*/ zod.lte(dictionaryEntryChangePositionMax))),
  "remarks": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(dictionaryEntryChangeRemarksMax)))
});

export type DictionaryEntryChange = zod.input<typeof DictionaryEntryChange>;
export type DictionaryEntryChangeOutput = zod.output<typeof DictionaryEntryChange>;
