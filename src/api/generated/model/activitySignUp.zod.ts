/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ActivitySignUpStatus } from './activitySignUpStatus.zod.ts';


export const activitySignUpTicketRegExp = new RegExp('^[0-9]{12}$');


export const ActivitySignUp = /*#__PURE__*/ zod.object({
  "activityId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "status": ActivitySignUpStatus,
  "signedUpAt": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "ticket": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(activitySignUpTicketRegExp)))
});

export type ActivitySignUp = zod.input<typeof ActivitySignUp>;
export type ActivitySignUpOutput = zod.output<typeof ActivitySignUp>;
