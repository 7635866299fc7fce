/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const projectsClaimedChangedMin = 0;
export const projectsClaimedChangedMax = 100;



export const ProjectsClaimed = /*#__PURE__*/ zod.object({
  "changed": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(projectsClaimedChangedMin)).check(/*#__PURE__*/ zod.lte(projectsClaimedChangedMax))
});

export type ProjectsClaimed = zod.input<typeof ProjectsClaimed>;
export type ProjectsClaimedOutput = zod.output<typeof ProjectsClaimed>;
