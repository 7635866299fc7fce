/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffNews } from './staffNews.zod.ts';

export const StaffNewsEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": StaffNews
});

export type StaffNewsEnvelope = zod.input<typeof StaffNewsEnvelope>;
export type StaffNewsEnvelopeOutput = zod.output<typeof StaffNewsEnvelope>;
