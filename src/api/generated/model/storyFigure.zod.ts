/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const storyFigureLabelMax = 50;

export const storyFigureValueMax = 50;



export const StoryFigure = /*#__PURE__*/ zod.object({
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(storyFigureLabelMax)),
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(storyFigureValueMax))
});

export type StoryFigure = zod.input<typeof StoryFigure>;
export type StoryFigureOutput = zod.output<typeof StoryFigure>;
