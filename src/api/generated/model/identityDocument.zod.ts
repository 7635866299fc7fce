/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { IdentityType } from './identityType.zod.ts';

export const identityDocumentNumberMax = 30;



export const IdentityDocument = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.exactOptional(IdentityType),
  "number": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(identityDocumentNumberMax)))
});

export type IdentityDocument = zod.input<typeof IdentityDocument>;
export type IdentityDocumentOutput = zod.output<typeof IdentityDocument>;
