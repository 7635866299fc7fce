/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const projectNoteBodyTextMax = 2000;


export const projectNoteBodyTextRegExp = new RegExp('\\S');


export const ProjectNoteBody = /*#__PURE__*/ zod.object({
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(projectNoteBodyTextMax)).check(/*#__PURE__*/ zod.regex(projectNoteBodyTextRegExp))
});

export type ProjectNoteBody = zod.input<typeof ProjectNoteBody>;
export type ProjectNoteBodyOutput = zod.output<typeof ProjectNoteBody>;
