/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const matchFiguresProjectsMin = 0;

export const matchFiguresCitiesMin = 0;

export const matchFiguresPrizePoolMin = 0;

export const matchFiguresFinanceMin = 0;



export const MatchFigures = /*#__PURE__*/ zod.object({
  "projects": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(matchFiguresProjectsMin)),
  "cities": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(matchFiguresCitiesMin)),
  "prizePool": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(matchFiguresPrizePoolMin)),
  "finance": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(matchFiguresFinanceMin))
});

export type MatchFigures = zod.input<typeof MatchFigures>;
export type MatchFiguresOutput = zod.output<typeof MatchFigures>;
