/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ResultAct } from './resultAct.zod.ts';
import { ResultStageState } from './resultStageState.zod.ts';


export const matchResultsStagesMax = 4;

export const matchResultsActsMax = 1000;



export const MatchResults = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "stages": /*#__PURE__*/ zod.array(ResultStageState).check(/*#__PURE__*/ zod.maxLength(matchResultsStagesMax)),
  "acts": /*#__PURE__*/ zod.array(ResultAct).check(/*#__PURE__*/ zod.maxLength(matchResultsActsMax))
});

export type MatchResults = zod.input<typeof MatchResults>;
export type MatchResultsOutput = zod.output<typeof MatchResults>;
