/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const deleteDictionaryValueParamsDictTypeMax = 64;


export const deleteDictionaryValueParamsDictTypeRegExp = new RegExp('^[A-Za-z][A-Za-z0-9]*$');
export const deleteDictionaryValueParamsValueMax = 64;


export const DeleteDictionaryValueParams = /*#__PURE__*/ zod.object({
  "dictType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deleteDictionaryValueParamsDictTypeMax)).check(/*#__PURE__*/ zod.regex(deleteDictionaryValueParamsDictTypeRegExp)),
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deleteDictionaryValueParamsValueMax))
})

export type DeleteDictionaryValueParams = zod.input<typeof DeleteDictionaryValueParams>;
export type DeleteDictionaryValueParamsOutput = zod.output<typeof DeleteDictionaryValueParams>;
