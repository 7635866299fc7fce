/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LocalizedName } from './localizedName.zod.ts';
import { LocalizedParagraph } from './localizedParagraph.zod.ts';

export const staffHighlightIdMax = 64;



export const StaffHighlight = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffHighlightIdMax))),
  "title": LocalizedName,
  "summary": LocalizedParagraph
});

export type StaffHighlight = zod.input<typeof StaffHighlight>;
export type StaffHighlightOutput = zod.output<typeof StaffHighlight>;
