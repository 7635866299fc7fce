/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const CertificateKind = /*#__PURE__*/ zod.enum(['winner', 'entrant', 'judge', 'attendee']);

export type CertificateKind = zod.input<typeof CertificateKind>;
export type CertificateKindOutput = zod.output<typeof CertificateKind>;
