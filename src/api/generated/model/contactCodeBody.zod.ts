/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const contactCodeBodyEmailMax = 254;

export const contactCodeBodyMobileMax = 20;


export const contactCodeBodyMobileRegExp = new RegExp('^\\+?[0-9]{10,16}$');


export const ContactCodeBody = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(contactCodeBodyEmailMax))),
  "mobile": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contactCodeBodyMobileMax)).check(/*#__PURE__*/ zod.regex(contactCodeBodyMobileRegExp)))
});

export type ContactCodeBody = zod.input<typeof ContactCodeBody>;
export type ContactCodeBodyOutput = zod.output<typeof ContactCodeBody>;
