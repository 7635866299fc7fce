/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffStory } from './staffStory.zod.ts';

export const staffStoryListItemsMax = 200;

export const staffStoryListRevisionMax = 64;



export const StaffStoryList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(StaffStory).check(/*#__PURE__*/ zod.maxLength(staffStoryListItemsMax)),
  "revision": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffStoryListRevisionMax))
});

export type StaffStoryList = zod.input<typeof StaffStoryList>;
export type StaffStoryListOutput = zod.output<typeof StaffStoryList>;
