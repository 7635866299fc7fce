/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const RecordStamp = /*#__PURE__*/ zod.object({
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "by": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string())
});

export type RecordStamp = zod.input<typeof RecordStamp>;
export type RecordStampOutput = zod.output<typeof RecordStamp>;
