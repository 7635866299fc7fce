/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const systemUserClosingBodyIdMax = 64;

export const systemUserClosingBodyReasonMax = 200;

export const systemUserClosingBodyPasswordMax = 128;



export const SystemUserClosingBody = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(systemUserClosingBodyIdMax)),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(systemUserClosingBodyReasonMax)),
  "password": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(systemUserClosingBodyPasswordMax)))
});

export type SystemUserClosingBody = zod.input<typeof SystemUserClosingBody>;
export type SystemUserClosingBodyOutput = zod.output<typeof SystemUserClosingBody>;
