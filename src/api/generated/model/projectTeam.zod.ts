/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ProjectPerson } from './projectPerson.zod.ts';

export const projectTeamSizeMax = 1000;

export const projectTeamMembersMax = 1000;



export const ProjectTeam = /*#__PURE__*/ zod.object({
  "leader": /*#__PURE__*/ zod.string(),
  "size": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(projectTeamSizeMax))),
  "members": /*#__PURE__*/ zod.array(ProjectPerson).check(/*#__PURE__*/ zod.maxLength(projectTeamMembersMax))
});

export type ProjectTeam = zod.input<typeof ProjectTeam>;
export type ProjectTeamOutput = zod.output<typeof ProjectTeam>;
