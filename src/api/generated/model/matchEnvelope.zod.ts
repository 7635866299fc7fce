/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Match } from './match.zod.ts';

export const MatchEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": Match
});

export type MatchEnvelope = zod.input<typeof MatchEnvelope>;
export type MatchEnvelopeOutput = zod.output<typeof MatchEnvelope>;
