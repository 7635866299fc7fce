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

export const MatchHome = /*#__PURE__*/ zod.object({
  "match": Match,
  "countdown": Countdown,
  "highlights": /*#__PURE__*/ zod.array(Highlight),
  "express": /*#__PURE__*/ zod.array(NewsSummary),
  "news": /*#__PURE__*/ zod.array(NewsSummary),
  "activities": /*#__PURE__*/ zod.array(ActivitySummary),
  "editions": /*#__PURE__*/ zod.array(EditionSummary),
  "stories": /*#__PURE__*/ zod.array(StorySummary),
  "partners": /*#__PURE__*/ zod.array(Organisation)
});

export type MatchHome = zod.input<typeof MatchHome>;
export type MatchHomeOutput = zod.output<typeof MatchHome>;
