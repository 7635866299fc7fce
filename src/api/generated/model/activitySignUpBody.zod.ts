/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const activitySignUpBodyActivityIdMax = 64;

export const activitySignUpBodyNameMax = 50;



export const ActivitySignUpBody = /*#__PURE__*/ zod.object({
  "activityId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(activitySignUpBodyActivityIdMax)),
  "name": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(activitySignUpBodyNameMax)))
});

export type ActivitySignUpBody = zod.input<typeof ActivitySignUpBody>;
export type ActivitySignUpBodyOutput = zod.output<typeof ActivitySignUpBody>;
