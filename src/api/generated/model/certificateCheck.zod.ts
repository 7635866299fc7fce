/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { CertificateCheckState } from './certificateCheckState.zod.ts';
import { MyCertificate } from './myCertificate.zod.ts';

export const CertificateCheck = /*#__PURE__*/ zod.object({
  "state": CertificateCheckState,
  "certificate": /*#__PURE__*/ zod.exactOptional(MyCertificate)
});

export type CertificateCheck = zod.input<typeof CertificateCheck>;
export type CertificateCheckOutput = zod.output<typeof CertificateCheck>;
