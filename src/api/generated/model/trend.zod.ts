/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Tally } from './tally.zod.ts';
import { TrendName } from './trendName.zod.ts';

export const trendLatelyMin = 0;

export const trendBeforeMin = 0;

export const trendDaysMax = 31;



export const Trend = /*#__PURE__*/ zod.object({
  "name": TrendName,
  "lately": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(trendLatelyMin)),
  "before": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(trendBeforeMin)),
  "days": /*#__PURE__*/ zod.array(Tally).check(/*#__PURE__*/ zod.maxLength(trendDaysMax))
});

export type Trend = zod.input<typeof Trend>;
export type TrendOutput = zod.output<typeof Trend>;
