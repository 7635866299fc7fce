/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { AssignmentState } from './assignmentState.zod.ts';



export const entryAssignmentTotalMin = 0;
export const entryAssignmentTotalMax = 100;



export const EntryAssignment = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "judgeId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "judgeName": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "state": AssignmentState,
  "total": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(entryAssignmentTotalMin)).check(/*#__PURE__*/ zod.lte(entryAssignmentTotalMax))),
  "reason": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "conflict": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "inactive": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean())
});

export type EntryAssignment = zod.input<typeof EntryAssignment>;
export type EntryAssignmentOutput = zod.output<typeof EntryAssignment>;
