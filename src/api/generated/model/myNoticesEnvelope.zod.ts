/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { MyNotices } from './myNotices.zod.ts';

export const MyNoticesEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": MyNotices
});

export type MyNoticesEnvelope = zod.input<typeof MyNoticesEnvelope>;
export type MyNoticesEnvelopeOutput = zod.output<typeof MyNoticesEnvelope>;
