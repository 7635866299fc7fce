/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { MatchCheck } from './matchCheck.zod.ts';

export const matchChecksEnvelopeDataMax = 20;



export const MatchChecksEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.array(MatchCheck).check(/*#__PURE__*/ zod.maxLength(matchChecksEnvelopeDataMax))
});

export type MatchChecksEnvelope = zod.input<typeof MatchChecksEnvelope>;
export type MatchChecksEnvelopeOutput = zod.output<typeof MatchChecksEnvelope>;
