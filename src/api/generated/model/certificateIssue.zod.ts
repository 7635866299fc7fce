/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { CertificateKind } from './certificateKind.zod.ts';

export const certificateIssueMatchInfoIdMax = 64;



export const CertificateIssue = /*#__PURE__*/ zod.object({
  "matchInfoId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(certificateIssueMatchInfoIdMax)),
  "kind": CertificateKind,
  "handwritten": /*#__PURE__*/ zod.boolean()
});

export type CertificateIssue = zod.input<typeof CertificateIssue>;
export type CertificateIssueOutput = zod.output<typeof CertificateIssue>;
