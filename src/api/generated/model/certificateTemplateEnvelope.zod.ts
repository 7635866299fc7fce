/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { CertificateTemplate } from './certificateTemplate.zod.ts';

export const CertificateTemplateEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": CertificateTemplate
});

export type CertificateTemplateEnvelope = zod.input<typeof CertificateTemplateEnvelope>;
export type CertificateTemplateEnvelopeOutput = zod.output<typeof CertificateTemplateEnvelope>;
