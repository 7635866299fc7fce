/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Labels } from './labels.zod.ts';
import { Revision } from './revision.zod.ts';

export const trackChangeCodeMax = 32;


export const trackChangeCodeRegExp = new RegExp('^[a-z][a-zA-Z0-9]*$');


export const TrackChange = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(trackChangeCodeMax)).check(/*#__PURE__*/ zod.regex(trackChangeCodeRegExp)),
  "revision": Revision,
  "name": Labels,
  "summary": Labels
});

export type TrackChange = zod.input<typeof TrackChange>;
export type TrackChangeOutput = zod.output<typeof TrackChange>;
