/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const contactBodyEmailMax = 254;

export const contactBodyEmailCodeMax = 10;

export const contactBodyMobileMax = 20;


export const contactBodyMobileRegExp = new RegExp('^\\+?[0-9]{10,16}$');
export const contactBodyMobileCodeMax = 10;

export const contactBodyPasswordMax = 128;



export const ContactBody = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(contactBodyEmailMax))),
  "emailCode": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contactBodyEmailCodeMax))),
  "mobile": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contactBodyMobileMax)).check(/*#__PURE__*/ zod.regex(contactBodyMobileRegExp))),
  "mobileCode": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contactBodyMobileCodeMax))),
  "password": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contactBodyPasswordMax)))
});

export type ContactBody = zod.input<typeof ContactBody>;
export type ContactBodyOutput = zod.output<typeof ContactBody>;
