/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { MediaItem } from './mediaItem.zod.ts';

export const MediaItemEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": MediaItem
});

export type MediaItemEnvelope = zod.input<typeof MediaItemEnvelope>;
export type MediaItemEnvelopeOutput = zod.output<typeof MediaItemEnvelope>;
