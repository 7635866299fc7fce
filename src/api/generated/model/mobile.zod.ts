/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const MobileMax = 17;


export const MobileRegExp = new RegExp('^\\+?[0-9]{10,16}$');


export const Mobile = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(MobileMax)).check(/*#__PURE__*/ zod.regex(MobileRegExp));

export type Mobile = zod.input<typeof Mobile>;
export type MobileOutput = zod.output<typeof Mobile>;
