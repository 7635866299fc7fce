/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';




export const ProjectIdentity = /*#__PURE__*/ zod.object({
  "idCard": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
});

export type ProjectIdentity = zod.input<typeof ProjectIdentity>;
export type ProjectIdentityOutput = zod.output<typeof ProjectIdentity>;
