/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const MatchStatus = /*#__PURE__*/ zod.enum(['upcoming', 'signup', 'reviewing', 'finished']);

export type MatchStatus = zod.input<typeof MatchStatus>;
export type MatchStatusOutput = zod.output<typeof MatchStatus>;
