/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const newsNeighbourIdMax = 64;

export const newsNeighbourTitleMax = 200;



export const NewsNeighbour = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newsNeighbourIdMax)),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(newsNeighbourTitleMax))
});

export type NewsNeighbour = zod.input<typeof NewsNeighbour>;
export type NewsNeighbourOutput = zod.output<typeof NewsNeighbour>;
