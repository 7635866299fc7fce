/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Labels } from './labels.zod.ts';

export const cityBodyCodeMin = 6;
export const cityBodyCodeMax = 6;


export const cityBodyCodeRegExp = new RegExp('^\\d{6}$');
export const cityBodyParentCodeMin = 6;
export const cityBodyParentCodeMax = 6;


export const cityBodyParentCodeRegExp = new RegExp('^\\d{6}$');


export const CityBody = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(cityBodyCodeMin)).check(/*#__PURE__*/ zod.maxLength(cityBodyCodeMax)).check(/*#__PURE__*/ zod.regex(cityBodyCodeRegExp)),
  "parentCode": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(cityBodyParentCodeMin)).check(/*#__PURE__*/ zod.maxLength(cityBodyParentCodeMax)).check(/*#__PURE__*/ zod.regex(cityBodyParentCodeRegExp))),
  "name": Labels
});

export type CityBody = zod.input<typeof CityBody>;
export type CityBodyOutput = zod.output<typeof CityBody>;
