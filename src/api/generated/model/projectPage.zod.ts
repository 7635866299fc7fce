/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ProjectSummary } from './projectSummary.zod.ts';

export const projectPageRecordsMax = 100;

export const projectPageTotalMin = 0;


export const projectPageSizeMax = 100;



export const ProjectPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(ProjectSummary).check(/*#__PURE__*/ zod.maxLength(projectPageRecordsMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(projectPageTotalMin)),
  "current": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(projectPageSizeMax))
});

export type ProjectPage = zod.input<typeof ProjectPage>;
export type ProjectPageOutput = zod.output<typeof ProjectPage>;
