/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Track } from './track.zod.ts';

export const TrackEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": Track
});

export type TrackEnvelope = zod.input<typeof TrackEnvelope>;
export type TrackEnvelopeOutput = zod.output<typeof TrackEnvelope>;
