/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const judgedTeamSizeMax = 1000;



export const JudgedTeam = /*#__PURE__*/ zod.object({
  "leader": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "size": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(judgedTeamSizeMax)))
});

export type JudgedTeam = zod.input<typeof JudgedTeam>;
export type JudgedTeamOutput = zod.output<typeof JudgedTeam>;
