/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const resultWarningCountMin = 0;

export const resultWarningPlacesMin = 0;



export const ResultWarning = /*#__PURE__*/ zod.object({
  "warning": /*#__PURE__*/ zod.enum(['undecided', 'outdated', 'tooManyWinners', 'tooFewWinners', 'noWinners', 'awardWithoutPrize', 'changesOpen', 'unreachable']),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(resultWarningCountMin)),
  "places": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(resultWarningPlacesMin))),
  "prize": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string())
});

export type ResultWarning = zod.input<typeof ResultWarning>;
export type ResultWarningOutput = zod.output<typeof ResultWarning>;
