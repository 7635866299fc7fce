/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { RecordKind } from './recordKind.zod.ts';

export const recordReferenceIdMax = 64;



export const RecordReference = /*#__PURE__*/ zod.object({
  "kind": RecordKind,
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(recordReferenceIdMax))
});

export type RecordReference = zod.input<typeof RecordReference>;
export type RecordReferenceOutput = zod.output<typeof RecordReference>;
