/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const winnersPublicationIdMax = 64;



export const WinnersPublication = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(winnersPublicationIdMax)),
  "published": /*#__PURE__*/ zod.boolean()
});

export type WinnersPublication = zod.input<typeof WinnersPublication>;
export type WinnersPublicationOutput = zod.output<typeof WinnersPublication>;
