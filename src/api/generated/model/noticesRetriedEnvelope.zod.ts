/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { NoticesRetried } from './noticesRetried.zod.ts';

export const NoticesRetriedEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": NoticesRetried
});

export type NoticesRetriedEnvelope = zod.input<typeof NoticesRetriedEnvelope>;
export type NoticesRetriedEnvelopeOutput = zod.output<typeof NoticesRetriedEnvelope>;
