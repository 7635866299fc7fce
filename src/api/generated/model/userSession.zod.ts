/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const userSessionIdMax = 64;

export const userSessionAddressMax = 64;

export const userSessionUserAgentMax = 300;



export const UserSession = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(userSessionIdMax)),
  "current": /*#__PURE__*/ zod.boolean(),
  "createDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "lastDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "expireDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userSessionAddressMax)),
  "userAgent": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userSessionUserAgentMax))
});

export type UserSession = zod.input<typeof UserSession>;
export type UserSessionOutput = zod.output<typeof UserSession>;
