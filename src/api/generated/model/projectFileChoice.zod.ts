/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const projectFileChoiceIdMax = 64;

export const projectFileChoiceDocumentMax = 64;



export const ProjectFileChoice = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(projectFileChoiceIdMax)),
  "shared": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "document": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(projectFileChoiceDocumentMax)))
});

export type ProjectFileChoice = zod.input<typeof ProjectFileChoice>;
export type ProjectFileChoiceOutput = zod.output<typeof ProjectFileChoice>;
