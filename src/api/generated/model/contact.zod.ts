/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const Contact = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string(),
  "mobilePhone": /*#__PURE__*/ zod.string()
});

export type Contact = zod.input<typeof Contact>;
export type ContactOutput = zod.output<typeof Contact>;
