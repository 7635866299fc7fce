/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const projectsPublishedChangedMin = 0;
export const projectsPublishedChangedMax = 100;



export const ProjectsPublished = /*#__PURE__*/ zod.object({
  "changed": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(projectsPublishedChangedMin)).check(/*#__PURE__*/ zod.lte(projectsPublishedChangedMax))
});

export type ProjectsPublished = zod.input<typeof ProjectsPublished>;
export type ProjectsPublishedOutput = zod.output<typeof ProjectsPublished>;
