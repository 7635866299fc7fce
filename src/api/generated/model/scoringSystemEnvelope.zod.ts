/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ScoringSystem } from './scoringSystem.zod.ts';

export const ScoringSystemEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": ScoringSystem
});

export type ScoringSystemEnvelope = zod.input<typeof ScoringSystemEnvelope>;
export type ScoringSystemEnvelopeOutput = zod.output<typeof ScoringSystemEnvelope>;
