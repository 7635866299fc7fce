/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { JudgingState } from './judgingState.zod.ts';




export const MyRoundSummary = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "name": /*#__PURE__*/ zod.string(),
  "opens": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "closes": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "blind": /*#__PURE__*/ zod.boolean(),
  "state": JudgingState
});

export type MyRoundSummary = zod.input<typeof MyRoundSummary>;
export type MyRoundSummaryOutput = zod.output<typeof MyRoundSummary>;
