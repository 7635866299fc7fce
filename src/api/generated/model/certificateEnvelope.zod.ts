/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffCertificate } from './staffCertificate.zod.ts';

export const CertificateEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": StaffCertificate
});

export type CertificateEnvelope = zod.input<typeof CertificateEnvelope>;
export type CertificateEnvelopeOutput = zod.output<typeof CertificateEnvelope>;
