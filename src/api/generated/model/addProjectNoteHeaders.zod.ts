/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const addProjectNoteHeadersIdempotencyKeyMin = 16;
export const addProjectNoteHeadersIdempotencyKeyMax = 64;


export const addProjectNoteHeadersIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const AddProjectNoteHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(addProjectNoteHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(addProjectNoteHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(addProjectNoteHeadersIdempotencyKeyRegExp)))
})

export type AddProjectNoteHeaders = zod.input<typeof AddProjectNoteHeaders>;
export type AddProjectNoteHeadersOutput = zod.output<typeof AddProjectNoteHeaders>;
