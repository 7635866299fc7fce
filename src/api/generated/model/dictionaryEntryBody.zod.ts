/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Labels } from './labels.zod.ts';

export const dictionaryEntryBodyDictTypeMax = 64;


export const dictionaryEntryBodyDictTypeRegExp = new RegExp('^[A-Za-z][A-Za-z0-9]*$');
export const dictionaryEntryBodyValueMax = 64;

export const dictionaryEntryBodyParentIdMax = 64;

export const dictionaryEntryBodyPositionMin = 0;
export const dictionaryEntryBodyPositionMax = 10000;

export const dictionaryEntryBodyRemarksMax = 500;



export const DictionaryEntryBody = /*#__PURE__*/ zod.object({
  "dictType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(dictionaryEntryBodyDictTypeMax)).check(/*#__PURE__*/ zod.regex(dictionaryEntryBodyDictTypeRegExp)),
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(dictionaryEntryBodyValueMax)),
  "parentId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(dictionaryEntryBodyParentIdMax))),
  "labels": Labels,
  "position": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(dictionaryEntryBodyPositionMin)).check(/*#__PURE__*/ zod.lte(dictionaryEntryBodyPositionMax))),
  "remarks": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(dictionaryEntryBodyRemarksMax)))
});

export type DictionaryEntryBody = zod.input<typeof DictionaryEntryBody>;
export type DictionaryEntryBodyOutput = zod.output<typeof DictionaryEntryBody>;
