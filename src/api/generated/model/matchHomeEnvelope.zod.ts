/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { MatchHome } from './matchHome.zod.ts';

export const MatchHomeEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": MatchHome
});

export type MatchHomeEnvelope = zod.input<typeof MatchHomeEnvelope>;
export type MatchHomeEnvelopeOutput = zod.output<typeof MatchHomeEnvelope>;
