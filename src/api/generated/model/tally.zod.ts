/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const tallyCountMin = 0;



export const Tally = /*#__PURE__*/ zod.object({
  "key": /*#__PURE__*/ zod.string(),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(tallyCountMin))
});

export type Tally = zod.input<typeof Tally>;
export type TallyOutput = zod.output<typeof Tally>;
