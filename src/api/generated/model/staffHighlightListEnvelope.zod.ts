/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffHighlightList } from './staffHighlightList.zod.ts';

export const StaffHighlightListEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": StaffHighlightList
});

export type StaffHighlightListEnvelope = zod.input<typeof StaffHighlightListEnvelope>;
export type StaffHighlightListEnvelopeOutput = zod.output<typeof StaffHighlightListEnvelope>;
