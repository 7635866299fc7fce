/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { MediaPage } from './mediaPage.zod.ts';

export const MediaPageEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": MediaPage
});

export type MediaPageEnvelope = zod.input<typeof MediaPageEnvelope>;
export type MediaPageEnvelopeOutput = zod.output<typeof MediaPageEnvelope>;
