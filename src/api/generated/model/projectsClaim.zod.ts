/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const projectsClaimIdsItemMax = 64;

export const projectsClaimIdsMax = 100;



export const ProjectsClaim = /*#__PURE__*/ zod.object({
  "ids": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(projectsClaimIdsItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(projectsClaimIdsMax)),
  "claimed": /*#__PURE__*/ zod.boolean()
});

export type ProjectsClaim = zod.input<typeof ProjectsClaim>;
export type ProjectsClaimOutput = zod.output<typeof ProjectsClaim>;
