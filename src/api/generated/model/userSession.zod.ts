/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';




export const UserSession = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "current": /*#__PURE__*/ zod.boolean(),
  "createDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "lastDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "expireDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "address": /*#__PURE__*/ zod.string(),
  "userAgent": /*#__PURE__*/ zod.string()
});

export type UserSession = zod.input<typeof UserSession>;
export type UserSessionOutput = zod.output<typeof UserSession>;
