/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { CertificateKindInfo } from './certificateKindInfo.zod.ts';

export const certificateKindsEnvelopeDataMax = 4;



export const CertificateKindsEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.array(CertificateKindInfo).check(/*#__PURE__*/ zod.maxLength(certificateKindsEnvelopeDataMax))
});

export type CertificateKindsEnvelope = zod.input<typeof CertificateKindsEnvelope>;
export type CertificateKindsEnvelopeOutput = zod.output<typeof CertificateKindsEnvelope>;
