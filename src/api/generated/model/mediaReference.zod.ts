/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const mediaReferenceIdMax = 64;



export const MediaReference = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(mediaReferenceIdMax))
});

export type MediaReference = zod.input<typeof MediaReference>;
export type MediaReferenceOutput = zod.output<typeof MediaReference>;
