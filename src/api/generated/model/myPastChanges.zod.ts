/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ChangesState } from './changesState.zod.ts';




export const MyPastChanges = /*#__PURE__*/ zod.object({
  "projectId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "state": ChangesState,
  "note": /*#__PURE__*/ zod.string(),
  "until": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "closedAt": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type MyPastChanges = zod.input<typeof MyPastChanges>;
export type MyPastChangesOutput = zod.output<typeof MyPastChanges>;
