/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { JudgingRanking } from './judgingRanking.zod.ts';
import { LocalizedName } from './localizedName.zod.ts';

export const judgingRoundBodyMatchInfoIdMax = 64;

export const judgingRoundBodyOpensMax = 40;

export const judgingRoundBodyClosesMax = 40;

export const judgingRoundBodyJudgesPerEntryMax = 20;

export const judgingRoundBodyFromRoundIdMax = 64;



export const JudgingRoundBody = /*#__PURE__*/ zod.object({
  "matchInfoId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(judgingRoundBodyMatchInfoIdMax)),
  "name": LocalizedName,
  "opens": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(judgingRoundBodyOpensMax)),
  "closes": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(judgingRoundBodyClosesMax)),
  "judgesPerEntry": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(judgingRoundBodyJudgesPerEntryMax)),
  "blind": /*#__PURE__*/ zod.boolean(),
  "rankBy": JudgingRanking,
  "fromRoundId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(judgingRoundBodyFromRoundIdMax)))
});

export type JudgingRoundBody = zod.input<typeof JudgingRoundBody>;
export type JudgingRoundBodyOutput = zod.output<typeof JudgingRoundBody>;
