/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { AssignmentState } from './assignmentState.zod.ts';



export const myAssignmentSummaryTotalMin = 0;
export const myAssignmentSummaryTotalMax = 100;



export const MyAssignmentSummary = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "entryId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "entryName": /*#__PURE__*/ zod.string(),
  "domain": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "state": AssignmentState,
  "total": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(myAssignmentSummaryTotalMin)).check(/*#__PURE__*/ zod.lte(myAssignmentSummaryTotalMax)))
});

export type MyAssignmentSummary = zod.input<typeof MyAssignmentSummary>;
export type MyAssignmentSummaryOutput = zod.output<typeof MyAssignmentSummary>;
