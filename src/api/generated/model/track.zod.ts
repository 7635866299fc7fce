/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Labels } from './labels.zod.ts';
import { Revision } from './revision.zod.ts';



export const trackCodeRegExp = new RegExp('^[a-z][a-zA-Z0-9]*$');


export const Track = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.regex(trackCodeRegExp)),
  "revision": /*#__PURE__*/ zod.exactOptional(Revision),
  "name": Labels,
  "summary": Labels
});

export type Track = zod.input<typeof Track>;
export type TrackOutput = zod.output<typeof Track>;
