/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ActivityState = /*#__PURE__*/ zod.enum(['upcoming', 'open', 'full', 'ended', 'cancelled']);

export type ActivityState = zod.input<typeof ActivityState>;
export type ActivityStateOutput = zod.output<typeof ActivityState>;
