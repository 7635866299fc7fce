/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LocalizedName } from './localizedName.zod.ts';

export const staffMatchPrizeIdMax = 64;

export const staffMatchPrizeAmountMin = 0;
export const staffMatchPrizeAmountMax = 1000000000000;

export const staffMatchPrizeCountMax = 10000;



export const StaffMatchPrize = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffMatchPrizeIdMax))),
  "name": LocalizedName,
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staffMatchPrizeAmountMin)).check(/*#__PURE__*/ zod.lte(staffMatchPrizeAmountMax)),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(staffMatchPrizeCountMax))
});

export type StaffMatchPrize = zod.input<typeof StaffMatchPrize>;
export type StaffMatchPrizeOutput = zod.output<typeof StaffMatchPrize>;
