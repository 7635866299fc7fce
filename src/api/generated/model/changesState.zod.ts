/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ChangesState = /*#__PURE__*/ zod.enum(['open', 'answered', 'withdrawn', 'replaced']);

export type ChangesState = zod.input<typeof ChangesState>;
export type ChangesStateOutput = zod.output<typeof ChangesState>;
