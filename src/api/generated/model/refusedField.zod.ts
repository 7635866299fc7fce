/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const RefusedField = /*#__PURE__*/ zod.object({
  "pointer": /*#__PURE__*/ zod.string(),
  "message": /*#__PURE__*/ zod.string()
});

export type RefusedField = zod.input<typeof RefusedField>;
export type RefusedFieldOutput = zod.output<typeof RefusedField>;
