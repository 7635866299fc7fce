/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { CertificateIssueResult } from './certificateIssueResult.zod.ts';

export const CertificateIssueEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": CertificateIssueResult
});

export type CertificateIssueEnvelope = zod.input<typeof CertificateIssueEnvelope>;
export type CertificateIssueEnvelopeOutput = zod.output<typeof CertificateIssueEnvelope>;
