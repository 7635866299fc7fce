/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ActivitySummary } from './activitySummary.zod.ts';
import { Countdown } from './countdown.zod.ts';
import { EditionSummary } from './editionSummary.zod.ts';
import { Highlight } from './highlight.zod.ts';
import { Match } from './match.zod.ts';
import { NewsSummary } from './newsSummary.zod.ts';
import { Organisation } from './organisation.zod.ts';
import { StorySummary } from './storySummary.zod.ts';
import { Winner } from './winner.zod.ts';

export const matchHomeHighlightsMax = 1000;

export const matchHomeExpressMax = 5;

export const matchHomeNewsMax = 6;

export const matchHomeActivitiesMax = 6;

export const matchHomeWinnersMax = 6;

export const matchHomeEditionsMax = 1000;

export const matchHomeStoriesMax = 6;

export const matchHomePartnersMax = 1000;



export const MatchHome = /*#__PURE__*/ zod.object({
  "match": Match,
  "countdown": Countdown,
  "highlights": /*#__PURE__*/ zod.array(Highlight).check(/*#__PURE__*/ zod.maxLength(matchHomeHighlightsMax)),
  "express": /*#__PURE__*/ zod.array(NewsSummary).check(/*#__PURE__*/ zod.maxLength(matchHomeExpressMax)),
  "news": /*#__PURE__*/ zod.array(NewsSummary).check(/*#__PURE__*/ zod.maxLength(matchHomeNewsMax)),
  "activities": /*#__PURE__*/ zod.array(ActivitySummary).check(/*#__PURE__*/ zod.maxLength(matchHomeActivitiesMax)),
  "winners": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Winner).check(/*#__PURE__*/ zod.maxLength(matchHomeWinnersMax))),
  "editions": /*#__PURE__*/ zod.array(EditionSummary).check(/*#__PURE__*/ zod.maxLength(matchHomeEditionsMax)),
  "stories": /*#__PURE__*/ zod.array(StorySummary).check(/*#__PURE__*/ zod.maxLength(matchHomeStoriesMax)),
  "partners": /*#__PURE__*/ zod.array(Organisation).check(/*#__PURE__*/ zod.maxLength(matchHomePartnersMax))
});

export type MatchHome = zod.input<typeof MatchHome>;
export type MatchHomeOutput = zod.output<typeof MatchHome>;
