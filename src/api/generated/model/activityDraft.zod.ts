/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffActivityBody } from './staffActivityBody.zod.ts';

export const ActivityDraft = /*#__PURE__*/ zod.object({
  "content": StaffActivityBody,
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "by": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string())
});

export type ActivityDraft = zod.input<typeof ActivityDraft>;
export type ActivityDraftOutput = zod.output<typeof ActivityDraft>;
