/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';




export const UserSessionId = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
});

export type UserSessionId = zod.input<typeof UserSessionId>;
export type UserSessionIdOutput = zod.output<typeof UserSessionId>;
