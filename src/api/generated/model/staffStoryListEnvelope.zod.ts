/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffStoryList } from './staffStoryList.zod.ts';

export const StaffStoryListEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": StaffStoryList
});

export type StaffStoryListEnvelope = zod.input<typeof StaffStoryListEnvelope>;
export type StaffStoryListEnvelopeOutput = zod.output<typeof StaffStoryListEnvelope>;
