/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';




export const RemovedAssignment = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
});

export type RemovedAssignment = zod.input<typeof RemovedAssignment>;
export type RemovedAssignmentOutput = zod.output<typeof RemovedAssignment>;
