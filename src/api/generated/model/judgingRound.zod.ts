/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { JudgingCriterion } from './judgingCriterion.zod.ts';
import { JudgingRanking } from './judgingRanking.zod.ts';
import { JudgingState } from './judgingState.zod.ts';
import { LocalizedName } from './localizedName.zod.ts';
import { Revision } from './revision.zod.ts';



export const judgingRoundJudgesPerEntryMax = 20;

export const judgingRoundCriteriaMax = 20;


export const judgingRoundEntriesMin = 0;

export const judgingRoundAssignedMin = 0;

export const judgingRoundBegunMin = 0;

export const judgingRoundSubmittedMin = 0;



export const JudgingRound = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "revision": Revision,
  "matchInfoId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "name": LocalizedName,
  "opens": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "closes": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "judgesPerEntry": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(judgingRoundJudgesPerEntryMax)),
  "blind": /*#__PURE__*/ zod.boolean(),
  "rankBy": JudgingRanking,
  "criteria": /*#__PURE__*/ zod.array(JudgingCriterion).check(/*#__PURE__*/ zod.maxLength(judgingRoundCriteriaMax)),
  "fromRoundId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "state": JudgingState,
  "entries": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(judgingRoundEntriesMin)),
  "assigned": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(judgingRoundAssignedMin)),
  "begun": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(judgingRoundBegunMin)),
  "submitted": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(judgingRoundSubmittedMin))
});

export type JudgingRound = zod.input<typeof JudgingRound>;
export type JudgingRoundOutput = zod.output<typeof JudgingRound>;
