/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const MatchStage = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string(),
  "start": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "end": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type MatchStage = zod.input<typeof MatchStage>;
export type MatchStageOutput = zod.output<typeof MatchStage>;
