/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Labels } from './labels.zod.ts';
import { Revision } from './revision.zod.ts';

export const cityChangeCodeMin = 6;
export const cityChangeCodeMax = 6;


export const cityChangeCodeRegExp = new RegExp('^\\d{6}$');
export const cityChangeParentCodeMin = 6;
export const cityChangeParentCodeMax = 6;


export const cityChangeParentCodeRegExp = new RegExp('^\\d{6}$');


export const CityChange = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(cityChangeCodeMin)).check(/*#__PURE__*/ zod.maxLength(cityChangeCodeMax)).check(/*#__PURE__*/ zod.regex(cityChangeCodeRegExp)),
  "parentCode": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(cityChangeParentCodeMin)).check(/*#__PURE__*/ zod.maxLength(cityChangeParentCodeMax)).check(/*#__PURE__*/ zod.regex(cityChangeParentCodeRegExp))),
  "name": Labels,
  "revision": Revision
});

export type CityChange = zod.input<typeof CityChange>;
export type CityChangeOutput = zod.output<typeof CityChange>;
