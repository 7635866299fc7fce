/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const EmailMax = 254;


export const EmailRegExp = new RegExp('^[A-Za-z0-9!#$%&\'*+/=?^_`{|}~-]+(?:\\.[A-Za-z0-9!#$%&\'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\\.)+[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$');


export const Email = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(EmailMax)).check(/*#__PURE__*/ zod.regex(EmailRegExp));

export type Email = zod.input<typeof Email>;
export type EmailOutput = zod.output<typeof Email>;
