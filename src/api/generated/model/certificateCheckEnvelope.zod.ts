/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { CertificateCheck } from './certificateCheck.zod.ts';

export const CertificateCheckEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": CertificateCheck
});

export type CertificateCheckEnvelope = zod.input<typeof CertificateCheckEnvelope>;
export type CertificateCheckEnvelopeOutput = zod.output<typeof CertificateCheckEnvelope>;
