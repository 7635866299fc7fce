/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const LegalKind = /*#__PURE__*/ zod.enum(['privacy', 'terms', 'accessibility']);

export type LegalKind = zod.input<typeof LegalKind>;
export type LegalKindOutput = zod.output<typeof LegalKind>;
