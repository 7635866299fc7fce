/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const certificateIssueResultIssuedMin = 0;

export const certificateIssueResultSkippedMin = 0;



export const CertificateIssueResult = /*#__PURE__*/ zod.object({
  "issued": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(certificateIssueResultIssuedMin)),
  "skipped": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(certificateIssueResultSkippedMin))
});

export type CertificateIssueResult = zod.input<typeof CertificateIssueResult>;
export type CertificateIssueResultOutput = zod.output<typeof CertificateIssueResult>;
