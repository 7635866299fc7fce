/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Guide } from './guide.zod.ts';

export const GuideEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": Guide
});

export type GuideEnvelope = zod.input<typeof GuideEnvelope>;
export type GuideEnvelopeOutput = zod.output<typeof GuideEnvelope>;
