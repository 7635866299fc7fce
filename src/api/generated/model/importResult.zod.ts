/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ImportProblem } from './importProblem.zod.ts';

export const importResultRecordsMin = 0;

export const importResultColumnsMax = 40;

export const importResultCreatedMin = 0;

export const importResultChangedMin = 0;

export const importResultUnchangedMin = 0;

export const importResultProblemsMax = 20000;



export const ImportResult = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(importResultRecordsMin)),
  "applied": /*#__PURE__*/ zod.boolean(),
  "columns": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.maxLength(importResultColumnsMax)),
  "created": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(importResultCreatedMin)),
  "changed": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(importResultChangedMin)),
  "unchanged": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(importResultUnchangedMin)),
  "problems": /*#__PURE__*/ zod.array(ImportProblem).check(/*#__PURE__*/ zod.maxLength(importResultProblemsMax))
});

export type ImportResult = zod.input<typeof ImportResult>;
export type ImportResultOutput = zod.output<typeof ImportResult>;
