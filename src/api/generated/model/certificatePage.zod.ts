/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffCertificate } from './staffCertificate.zod.ts';

export const certificatePageRecordsMax = 100;

export const certificatePageTotalMin = 0;


export const certificatePageSizeMax = 100;



export const CertificatePage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(StaffCertificate).check(/*#__PURE__*/ zod.maxLength(certificatePageRecordsMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(certificatePageTotalMin)),
  "current": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(certificatePageSizeMax))
});

export type CertificatePage = zod.input<typeof CertificatePage>;
export type CertificatePageOutput = zod.output<typeof CertificatePage>;
