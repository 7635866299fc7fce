/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { RecordAction } from './recordAction.zod.ts';




export const RecordVersion = /*#__PURE__*/ zod.object({
  "number": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "action": RecordAction,
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "by": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string())
});

export type RecordVersion = zod.input<typeof RecordVersion>;
export type RecordVersionOutput = zod.output<typeof RecordVersion>;
