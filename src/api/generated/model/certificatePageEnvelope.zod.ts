/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { CertificatePage } from './certificatePage.zod.ts';

export const CertificatePageEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": CertificatePage
});

export type CertificatePageEnvelope = zod.input<typeof CertificatePageEnvelope>;
export type CertificatePageEnvelopeOutput = zod.output<typeof CertificatePageEnvelope>;
