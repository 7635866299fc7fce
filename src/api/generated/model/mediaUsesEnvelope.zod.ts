/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { MediaUse } from './mediaUse.zod.ts';

export const mediaUsesEnvelopeDataMax = 1000;



export const MediaUsesEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.array(MediaUse).check(/*#__PURE__*/ zod.maxLength(mediaUsesEnvelopeDataMax))
});

export type MediaUsesEnvelope = zod.input<typeof MediaUsesEnvelope>;
export type MediaUsesEnvelopeOutput = zod.output<typeof MediaUsesEnvelope>;
