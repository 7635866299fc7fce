/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const JudgingState = /*#__PURE__*/ zod.enum(['scheduled', 'open', 'closed']);

export type JudgingState = zod.input<typeof JudgingState>;
export type JudgingStateOutput = zod.output<typeof JudgingState>;
