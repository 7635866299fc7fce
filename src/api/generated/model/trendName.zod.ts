/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const TrendName = /*#__PURE__*/ zod.enum(['users', 'entries', 'experts', 'signUps']);

export type TrendName = zod.input<typeof TrendName>;
export type TrendNameOutput = zod.output<typeof TrendName>;
