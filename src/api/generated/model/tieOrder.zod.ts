/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const tieOrderRoundIdMax = 64;

export const tieOrderEntryIdsItemMax = 64;

export const tieOrderEntryIdsMin = 2;
export const tieOrderEntryIdsMax = 100;

export const tieOrderReasonMax = 500;



export const TieOrder = /*#__PURE__*/ zod.object({
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(tieOrderRoundIdMax)),
  "entryIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(tieOrderEntryIdsItemMax))).check(/*#__PURE__*/ zod.minLength(tieOrderEntryIdsMin)).check(/*#__PURE__*/ zod.maxLength(tieOrderEntryIdsMax)),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(tieOrderReasonMax))
});

export type TieOrder = zod.input<typeof TieOrder>;
export type TieOrderOutput = zod.output<typeof TieOrder>;
