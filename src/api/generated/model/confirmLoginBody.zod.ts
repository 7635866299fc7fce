/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const confirmLoginBodyLoginTicketMin = 43;
export const confirmLoginBodyLoginTicketMax = 43;

export const confirmLoginBodyCodeMin = 6;
export const confirmLoginBodyCodeMax = 30;



export const ConfirmLoginBody = /*#__PURE__*/ zod.object({
  "loginTicket": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(confirmLoginBodyLoginTicketMin)).check(/*#__PURE__*/ zod.maxLength(confirmLoginBodyLoginTicketMax)),
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(confirmLoginBodyCodeMin)).check(/*#__PURE__*/ zod.maxLength(confirmLoginBodyCodeMax))
});

export type ConfirmLoginBody = zod.input<typeof ConfirmLoginBody>;
export type ConfirmLoginBodyOutput = zod.output<typeof ConfirmLoginBody>;
