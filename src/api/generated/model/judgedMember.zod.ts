/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const JudgedMember = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string(),
  "role": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string())
});

export type JudgedMember = zod.input<typeof JudgedMember>;
export type JudgedMemberOutput = zod.output<typeof JudgedMember>;
