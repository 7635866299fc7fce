/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { IdentityNumber } from './identityNumber.zod.ts';

export const IdentityNumberEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": IdentityNumber
});

export type IdentityNumberEnvelope = zod.input<typeof IdentityNumberEnvelope>;
export type IdentityNumberEnvelopeOutput = zod.output<typeof IdentityNumberEnvelope>;
