/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LocalizedName } from './localizedName.zod.ts';
import { LocalizedParagraph } from './localizedParagraph.zod.ts';
import { StaffStoryFigure } from './staffStoryFigure.zod.ts';

export const staffStoryIdMax = 64;

export const staffStoryDomainMax = 64;

export const staffStoryMatchIdMax = 64;

export const staffStoryCoverFileIdMax = 64;

export const staffStoryFiguresMax = 6;



export const StaffStory = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffStoryIdMax))),
  "title": LocalizedName,
  "company": LocalizedName,
  "summary": LocalizedParagraph,
  "domain": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffStoryDomainMax)),
  "city": LocalizedName,
  "award": LocalizedName,
  "matchId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffStoryMatchIdMax))),
  "coverFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffStoryCoverFileIdMax))),
  "figures": /*#__PURE__*/ zod.array(StaffStoryFigure).check(/*#__PURE__*/ zod.maxLength(staffStoryFiguresMax))
});

export type StaffStory = zod.input<typeof StaffStory>;
export type StaffStoryOutput = zod.output<typeof StaffStory>;
