/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffMatchBody } from './staffMatchBody.zod.ts';

export const MatchDraft = /*#__PURE__*/ zod.object({
  "content": StaffMatchBody,
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "by": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string())
});

export type MatchDraft = zod.input<typeof MatchDraft>;
export type MatchDraftOutput = zod.output<typeof MatchDraft>;
