/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const AssignmentState = /*#__PURE__*/ zod.enum(['assigned', 'draft', 'submitted', 'declined']);

export type AssignmentState = zod.input<typeof AssignmentState>;
export type AssignmentStateOutput = zod.output<typeof AssignmentState>;
