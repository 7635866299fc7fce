/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Track } from './track.zod.ts';

export const trackEnvelopeMsgMax = 200;

export const trackEnvelopeVersionMax = 200;



export const TrackEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(trackEnvelopeMsgMax)),
  "version": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(trackEnvelopeVersionMax)),
  "data": Track
});

export type TrackEnvelope = zod.input<typeof TrackEnvelope>;
export type TrackEnvelopeOutput = zod.output<typeof TrackEnvelope>;
