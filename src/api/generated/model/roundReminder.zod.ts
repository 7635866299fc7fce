/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const roundReminderRoundIdMax = 64;



export const RoundReminder = /*#__PURE__*/ zod.object({
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(roundReminderRoundIdMax))
});

export type RoundReminder = zod.input<typeof RoundReminder>;
export type RoundReminderOutput = zod.output<typeof RoundReminder>;
