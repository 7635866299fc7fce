/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const CertificateState = /*#__PURE__*/ zod.enum(['valid', 'lapsed', 'revoked']);

export type CertificateState = zod.input<typeof CertificateState>;
export type CertificateStateOutput = zod.output<typeof CertificateState>;
