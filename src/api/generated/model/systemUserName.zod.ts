/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const SystemUserName = /*#__PURE__*/ zod.object({
  "firstName": /*#__PURE__*/ zod.string(),
  "lastName": /*#__PURE__*/ zod.string(),
  "chineseName": /*#__PURE__*/ zod.string()
});

export type SystemUserName = zod.input<typeof SystemUserName>;
export type SystemUserNameOutput = zod.output<typeof SystemUserName>;
