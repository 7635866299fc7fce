/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const matchFiguresProjectsMin = 0;
export const matchFiguresProjectsMax = 1000000;

export const matchFiguresCitiesMin = 0;
export const matchFiguresCitiesMax = 100000;

export const matchFiguresPrizePoolMin = 0;
export const matchFiguresPrizePoolMax = 1000000000000;

export const matchFiguresFinanceMin = 0;
export const matchFiguresFinanceMax = 100000000000000;



export const MatchFigures = /*#__PURE__*/ zod.object({
  "projects": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(matchFiguresProjectsMin)).check(/*#__PURE__*/ zod.lte(matchFiguresProjectsMax)),
  "cities": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(matchFiguresCitiesMin)).check(/*#__PURE__*/ zod.lte(matchFiguresCitiesMax)),
  "prizePool": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(matchFiguresPrizePoolMin)).check(/*#__PURE__*/ zod.lte(matchFiguresPrizePoolMax)),
  "finance": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(matchFiguresFinanceMin)).check(/*#__PURE__*/ zod.lte(matchFiguresFinanceMax))
});

export type MatchFigures = zod.input<typeof MatchFigures>;
export type MatchFiguresOutput = zod.output<typeof MatchFigures>;
