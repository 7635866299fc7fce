/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { MatchResults } from './matchResults.zod.ts';

export const MatchResultsEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": MatchResults
});

export type MatchResultsEnvelope = zod.input<typeof MatchResultsEnvelope>;
export type MatchResultsEnvelopeOutput = zod.output<typeof MatchResultsEnvelope>;
