/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const versionTeamSizeMin = 0;
export const versionTeamSizeMax = 2147483647;



export const VersionTeam = /*#__PURE__*/ zod.object({
  "leader": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "mobile": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "email": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "size": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(versionTeamSizeMin)).check(/*#__PURE__*/ zod.lte(versionTeamSizeMax)))
});

export type VersionTeam = zod.input<typeof VersionTeam>;
export type VersionTeamOutput = zod.output<typeof VersionTeam>;
