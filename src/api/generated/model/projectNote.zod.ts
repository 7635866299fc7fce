/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';




export const ProjectNote = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "text": /*#__PURE__*/ zod.string(),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "by": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "own": /*#__PURE__*/ zod.boolean()
});

export type ProjectNote = zod.input<typeof ProjectNote>;
export type ProjectNoteOutput = zod.output<typeof ProjectNote>;
