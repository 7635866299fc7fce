/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ContentLanguage } from './contentLanguage.zod.ts';
import { StoryFigure } from './storyFigure.zod.ts';


export const storyYearMin = 2000;
export const storyYearMax = 2100;


export const storyFiguresMax = 1000;



export const Story = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "language": /*#__PURE__*/ zod.exactOptional(ContentLanguage),
  "company": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "summary": /*#__PURE__*/ zod.string(),
  "city": /*#__PURE__*/ zod.string(),
  "award": /*#__PURE__*/ zod.string(),
  "year": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(storyYearMin)).check(/*#__PURE__*/ zod.lte(storyYearMax))),
  "coverFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "figures": /*#__PURE__*/ zod.array(StoryFigure).check(/*#__PURE__*/ zod.maxLength(storyFiguresMax))
});

export type Story = zod.input<typeof Story>;
export type StoryOutput = zod.output<typeof Story>;
