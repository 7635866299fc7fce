/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LocalizedName } from './localizedName.zod.ts';

export const StaffStoryFigure = /*#__PURE__*/ zod.object({
  "label": LocalizedName,
  "value": LocalizedName
});

export type StaffStoryFigure = zod.input<typeof StaffStoryFigure>;
export type StaffStoryFigureOutput = zod.output<typeof StaffStoryFigure>;
