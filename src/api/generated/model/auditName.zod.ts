/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';




export const AuditName = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "name": /*#__PURE__*/ zod.string()
});

export type AuditName = zod.input<typeof AuditName>;
export type AuditNameOutput = zod.output<typeof AuditName>;
