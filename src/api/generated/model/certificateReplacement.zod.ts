/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const certificateReplacementNumberMax = 40;



export const CertificateReplacement = /*#__PURE__*/ zod.object({
  "number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(certificateReplacementNumberMax))
});

export type CertificateReplacement = zod.input<typeof CertificateReplacement>;
export type CertificateReplacementOutput = zod.output<typeof CertificateReplacement>;
