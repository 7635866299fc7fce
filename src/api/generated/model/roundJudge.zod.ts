/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { JudgeInvitation } from './judgeInvitation.zod.ts';


export const roundJudgeDomainsMax = 20;

export const roundJudgeAssignedMin = 0;

export const roundJudgeSubmittedMin = 0;

export const roundJudgeDeclinedMin = 0;

export const roundJudgeMeanMin = 0;
export const roundJudgeMeanMax = 100;



export const RoundJudge = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "name": /*#__PURE__*/ zod.string(),
  "organisation": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "domains": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.maxLength(roundJudgeDomainsMax)),
  "assigned": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(roundJudgeAssignedMin)),
  "submitted": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(roundJudgeSubmittedMin)),
  "invitation": /*#__PURE__*/ zod.exactOptional(JudgeInvitation),
  "inactive": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "declined": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(roundJudgeDeclinedMin)),
  "mean": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(roundJudgeMeanMin)).check(/*#__PURE__*/ zod.lte(roundJudgeMeanMax)))
});

export type RoundJudge = zod.input<typeof RoundJudge>;
export type RoundJudgeOutput = zod.output<typeof RoundJudge>;
