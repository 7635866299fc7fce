/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const activityIdBodyActivityIdMax = 64;



export const ActivityIdBody = /*#__PURE__*/ zod.object({
  "activityId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(activityIdBodyActivityIdMax))
});

export type ActivityIdBody = zod.input<typeof ActivityIdBody>;
export type ActivityIdBodyOutput = zod.output<typeof ActivityIdBody>;
