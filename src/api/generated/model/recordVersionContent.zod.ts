/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { NewsBody } from './newsBody.zod.ts';
import { RecordAction } from './recordAction.zod.ts';
import { StaffActivityBody } from './staffActivityBody.zod.ts';
import { StaffMatchBody } from './staffMatchBody.zod.ts';




export const RecordVersionContent = /*#__PURE__*/ zod.object({
  "number": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "action": RecordAction,
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "by": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "news": /*#__PURE__*/ zod.exactOptional(NewsBody),
  "activity": /*#__PURE__*/ zod.exactOptional(StaffActivityBody),
  "match": /*#__PURE__*/ zod.exactOptional(StaffMatchBody)
});

export type RecordVersionContent = zod.input<typeof RecordVersionContent>;
export type RecordVersionContentOutput = zod.output<typeof RecordVersionContent>;
