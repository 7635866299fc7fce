/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const errorLogItemTypeMax = 32;


export const errorLogItemTypeRegExp = new RegExp('^[a-zA-Z]+$');
export const errorLogItemCodeMin = 0;
export const errorLogItemCodeMax = 99999;

export const errorLogItemTextMax = 2000;

export const errorLogItemUrlMax = 500;

export const errorLogItemStackMax = 4000;

export const errorLogItemTimeMax = 40;



export const ErrorLogItem = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(errorLogItemTypeMax)).check(/*#__PURE__*/ zod.regex(errorLogItemTypeRegExp)),
  "code": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(errorLogItemCodeMin)).check(/*#__PURE__*/ zod.lte(errorLogItemCodeMax)),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(errorLogItemTextMax)),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(errorLogItemUrlMax)),
  "stack": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(errorLogItemStackMax))),
  "time": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(errorLogItemTimeMax))
});

export type ErrorLogItem = zod.input<typeof ErrorLogItem>;
export type ErrorLogItemOutput = zod.output<typeof ErrorLogItem>;
