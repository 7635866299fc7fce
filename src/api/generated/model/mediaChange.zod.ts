/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LocalizedText } from './localizedText.zod.ts';
import { Revision } from './revision.zod.ts';

export const mediaChangeIdMax = 64;



export const MediaChange = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(mediaChangeIdMax)),
  "revision": /*#__PURE__*/ zod.exactOptional(Revision),
  "alt": LocalizedText
});

export type MediaChange = zod.input<typeof MediaChange>;
export type MediaChangeOutput = zod.output<typeof MediaChange>;
