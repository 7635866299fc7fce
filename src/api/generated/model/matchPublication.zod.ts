/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const matchPublicationIdMax = 64;



export const MatchPublication = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(matchPublicationIdMax)),
  "published": /*#__PURE__*/ zod.boolean()
});

export type MatchPublication = zod.input<typeof MatchPublication>;
export type MatchPublicationOutput = zod.output<typeof MatchPublication>;
