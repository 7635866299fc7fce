/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LocalizedText } from './localizedText.zod.ts';
import { RecordKind } from './recordKind.zod.ts';

export const deletedRecordIdMax = 64;

export const deletedRecordByMax = 200;



export const DeletedRecord = /*#__PURE__*/ zod.object({
  "kind": RecordKind,
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deletedRecordIdMax)),
  "title": LocalizedText,
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "by": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(deletedRecordByMax)))
});

export type DeletedRecord = zod.input<typeof DeletedRecord>;
export type DeletedRecordOutput = zod.output<typeof DeletedRecord>;
