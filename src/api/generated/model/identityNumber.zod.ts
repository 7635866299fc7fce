/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { IdentityType } from './identityType.zod.ts';




export const IdentityNumber = /*#__PURE__*/ zod.object({
  "type": IdentityType,
  "number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
});

export type IdentityNumber = zod.input<typeof IdentityNumber>;
export type IdentityNumberOutput = zod.output<typeof IdentityNumber>;
