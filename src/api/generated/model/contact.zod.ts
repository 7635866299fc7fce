/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const contactNameMax = 50;

export const contactMobilePhoneMax = 20;



export const Contact = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contactNameMax)),
  "mobilePhone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contactMobilePhoneMax))
});

export type Contact = zod.input<typeof Contact>;
export type ContactOutput = zod.output<typeof Contact>;
