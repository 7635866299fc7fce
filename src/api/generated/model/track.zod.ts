/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Labels } from './labels.zod.ts';

export const trackCodeMax = 32;


export const trackCodeRegExp = new RegExp('^[a-z][a-zA-Z0-9]*$');


export const Track = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(trackCodeMax)).check(/*#__PURE__*/ zod.regex(trackCodeRegExp)),
  "name": Labels,
  "summary": Labels
});

export type Track = zod.input<typeof Track>;
export type TrackOutput = zod.output<typeof Track>;
