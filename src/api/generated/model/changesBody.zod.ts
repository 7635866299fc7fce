/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Revision } from './revision.zod.ts';

export const changesBodyIdMax = 64;

export const changesBodyNoteMax = 1000;


export const changesBodyNoteRegExp = new RegExp('\\S');
export const changesBodyUntilMax = 40;



export const ChangesBody = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changesBodyIdMax)),
  "revision": Revision,
  "note": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changesBodyNoteMax)).check(/*#__PURE__*/ zod.regex(changesBodyNoteRegExp)),
  "until": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(changesBodyUntilMax))
});

export type ChangesBody = zod.input<typeof ChangesBody>;
export type ChangesBodyOutput = zod.output<typeof ChangesBody>;
