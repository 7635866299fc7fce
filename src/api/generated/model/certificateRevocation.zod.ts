/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const certificateRevocationNumberMax = 40;



export const CertificateRevocation = /*#__PURE__*/ zod.object({
  "number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(certificateRevocationNumberMax)),
  "revoked": /*#__PURE__*/ zod.boolean()
});

export type CertificateRevocation = zod.input<typeof CertificateRevocation>;
export type CertificateRevocationOutput = zod.output<typeof CertificateRevocation>;
