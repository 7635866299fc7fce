/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';




export const MediaReference = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
});

export type MediaReference = zod.input<typeof MediaReference>;
export type MediaReferenceOutput = zod.output<typeof MediaReference>;
