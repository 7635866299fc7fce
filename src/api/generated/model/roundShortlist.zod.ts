/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const roundShortlistRoundIdMax = 64;

export const roundShortlistEntryIdsItemMax = 64;

export const roundShortlistEntryIdsMax = 1000;



export const RoundShortlist = /*#__PURE__*/ zod.object({
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roundShortlistRoundIdMax)),
  "entryIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roundShortlistEntryIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(roundShortlistEntryIdsMax))
});

export type RoundShortlist = zod.input<typeof RoundShortlist>;
export type RoundShortlistOutput = zod.output<typeof RoundShortlist>;
