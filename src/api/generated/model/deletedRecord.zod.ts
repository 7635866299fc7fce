/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LocalizedText } from './localizedText.zod.ts';
import { RecordKind } from './recordKind.zod.ts';




export const DeletedRecord = /*#__PURE__*/ zod.object({
  "kind": RecordKind,
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "title": LocalizedText,
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "by": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string())
});

export type DeletedRecord = zod.input<typeof DeletedRecord>;
export type DeletedRecordOutput = zod.output<typeof DeletedRecord>;
