/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffProjectDetail } from './staffProjectDetail.zod.ts';

export const StaffProjectDetailEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": StaffProjectDetail
});

export type StaffProjectDetailEnvelope = zod.input<typeof StaffProjectDetailEnvelope>;
export type StaffProjectDetailEnvelopeOutput = zod.output<typeof StaffProjectDetailEnvelope>;
