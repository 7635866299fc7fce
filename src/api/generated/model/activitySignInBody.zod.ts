/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const activitySignInBodyActivityIdMax = 64;

export const activitySignInBodyCodeMax = 6;


export const activitySignInBodyCodeRegExp = new RegExp('^[0-9]{6}$');


export const ActivitySignInBody = /*#__PURE__*/ zod.object({
  "activityId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(activitySignInBodyActivityIdMax)),
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(activitySignInBodyCodeMax)).check(/*#__PURE__*/ zod.regex(activitySignInBodyCodeRegExp))
});

export type ActivitySignInBody = zod.input<typeof ActivitySignInBody>;
export type ActivitySignInBodyOutput = zod.output<typeof ActivitySignInBody>;
