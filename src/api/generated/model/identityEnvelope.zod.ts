/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { SiteIdentity } from './siteIdentity.zod.ts';

export const IdentityEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": SiteIdentity
});

export type IdentityEnvelope = zod.input<typeof IdentityEnvelope>;
export type IdentityEnvelopeOutput = zod.output<typeof IdentityEnvelope>;
