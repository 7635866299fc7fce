/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { NoticesRead } from './noticesRead.zod.ts';

export const NoticesReadEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": NoticesRead
});

export type NoticesReadEnvelope = zod.input<typeof NoticesReadEnvelope>;
export type NoticesReadEnvelopeOutput = zod.output<typeof NoticesReadEnvelope>;
