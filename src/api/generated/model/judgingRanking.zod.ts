/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const JudgingRanking = /*#__PURE__*/ zod.enum(['mean', 'normalized']);

export type JudgingRanking = zod.input<typeof JudgingRanking>;
export type JudgingRankingOutput = zod.output<typeof JudgingRanking>;
