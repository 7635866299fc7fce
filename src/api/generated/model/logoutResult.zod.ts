/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const LogoutResult = /*#__PURE__*/ zod.object({
  "ended": /*#__PURE__*/ zod.boolean()
});

export type LogoutResult = zod.input<typeof LogoutResult>;
export type LogoutResultOutput = zod.output<typeof LogoutResult>;
