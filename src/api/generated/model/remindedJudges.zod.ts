/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const remindedJudgesNotifiedMin = 0;



export const RemindedJudges = /*#__PURE__*/ zod.object({
  "notified": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(remindedJudgesNotifiedMin))
});

export type RemindedJudges = zod.input<typeof RemindedJudges>;
export type RemindedJudgesOutput = zod.output<typeof RemindedJudges>;
