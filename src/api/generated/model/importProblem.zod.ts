/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const importProblemRowMin = 0;



export const ImportProblem = /*#__PURE__*/ zod.object({
  "row": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(importProblemRowMin)),
  "column": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "message": /*#__PURE__*/ zod.string()
});

export type ImportProblem = zod.input<typeof ImportProblem>;
export type ImportProblemOutput = zod.output<typeof ImportProblem>;
