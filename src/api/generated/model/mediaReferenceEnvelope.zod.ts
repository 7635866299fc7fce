/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { MediaReference } from './mediaReference.zod.ts';

export const MediaReferenceEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": MediaReference
});

export type MediaReferenceEnvelope = zod.input<typeof MediaReferenceEnvelope>;
export type MediaReferenceEnvelopeOutput = zod.output<typeof MediaReferenceEnvelope>;
