/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ImportProblem } from './importProblem.zod.ts';

export const importResultRecordsMin = 0;

export const importResultProblemsMax = 20000;



export const ImportResult = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(importResultRecordsMin)),
  "applied": /*#__PURE__*/ zod.boolean(),
  "problems": /*#__PURE__*/ zod.array(ImportProblem).check(/*#__PURE__*/ zod.maxLength(importResultProblemsMax))
});

export type ImportResult = zod.input<typeof ImportResult>;
export type ImportResultOutput = zod.output<typeof ImportResult>;
