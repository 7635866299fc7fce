/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const projectsPublicationIdsItemMax = 64;

export const projectsPublicationIdsMax = 100;



export const ProjectsPublication = /*#__PURE__*/ zod.object({
  "ids": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(projectsPublicationIdsItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(projectsPublicationIdsMax)),
  "published": /*#__PURE__*/ zod.boolean()
});

export type ProjectsPublication = zod.input<typeof ProjectsPublication>;
export type ProjectsPublicationOutput = zod.output<typeof ProjectsPublication>;
