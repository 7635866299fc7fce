/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const CertificateCheckState = /*#__PURE__*/ zod.enum(['valid', 'revoked', 'unknown']);

export type CertificateCheckState = zod.input<typeof CertificateCheckState>;
export type CertificateCheckStateOutput = zod.output<typeof CertificateCheckState>;
