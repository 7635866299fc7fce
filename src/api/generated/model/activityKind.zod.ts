/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ActivityKind = /*#__PURE__*/ zod.enum(['roadshow', 'training', 'salon', 'final']);

export type ActivityKind = zod.input<typeof ActivityKind>;
export type ActivityKindOutput = zod.output<typeof ActivityKind>;
