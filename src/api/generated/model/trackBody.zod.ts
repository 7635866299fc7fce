/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Labels } from './labels.zod.ts';

export const trackBodyCodeMax = 32;


export const trackBodyCodeRegExp = new RegExp('^[a-z][a-zA-Z0-9]*$');


export const TrackBody = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(trackBodyCodeMax)).check(/*#__PURE__*/ zod.regex(trackBodyCodeRegExp)),
  "name": Labels,
  "summary": Labels
});

export type TrackBody = zod.input<typeof TrackBody>;
export type TrackBodyOutput = zod.output<typeof TrackBody>;
