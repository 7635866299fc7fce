/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const StoryFigure = /*#__PURE__*/ zod.object({
  "label": /*#__PURE__*/ zod.string(),
  "value": /*#__PURE__*/ zod.string()
});

export type StoryFigure = zod.input<typeof StoryFigure>;
export type StoryFigureOutput = zod.output<typeof StoryFigure>;
