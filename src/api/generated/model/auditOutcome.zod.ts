/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const AuditOutcome = /*#__PURE__*/ zod.enum(['done', 'refused', 'forbidden']);

export type AuditOutcome = zod.input<typeof AuditOutcome>;
export type AuditOutcomeOutput = zod.output<typeof AuditOutcome>;
