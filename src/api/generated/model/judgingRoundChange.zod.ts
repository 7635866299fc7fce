/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { JudgingCriterion } from './judgingCriterion.zod.ts';
import { JudgingRanking } from './judgingRanking.zod.ts';
import { LocalizedName } from './localizedName.zod.ts';
import { Revision } from './revision.zod.ts';

export const judgingRoundChangeIdMax = 64;

export const judgingRoundChangeOpensMax = 40;

export const judgingRoundChangeClosesMax = 40;

export const judgingRoundChangeJudgesPerEntryMax = 20;

export const judgingRoundChangeCriteriaMax = 20;



export const JudgingRoundChange = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(judgingRoundChangeIdMax)),
  "revision": Revision,
  "name": LocalizedName,
  "opens": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(judgingRoundChangeOpensMax)),
  "closes": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(judgingRoundChangeClosesMax)),
  "judgesPerEntry": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(judgingRoundChangeJudgesPerEntryMax)),
  "blind": /*#__PURE__*/ zod.boolean(),
  "rankBy": JudgingRanking,
  "criteria": /*#__PURE__*/ zod.array(JudgingCriterion).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(judgingRoundChangeCriteriaMax))
});

export type JudgingRoundChange = zod.input<typeof JudgingRoundChange>;
export type JudgingRoundChangeOutput = zod.output<typeof JudgingRoundChange>;
