/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LocalizedName } from './localizedName.zod.ts';

export const activityCancellationIdMax = 64;



export const ActivityCancellation = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(activityCancellationIdMax)),
  "reason": LocalizedName
});

export type ActivityCancellation = zod.input<typeof ActivityCancellation>;
export type ActivityCancellationOutput = zod.output<typeof ActivityCancellation>;
