/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { IdentityDocument } from './identityDocument.zod.ts';

export const myProjectTeamLeaderMax = 50;

export const myProjectTeamMobileMax = 30;

export const myProjectTeamEmailMax = 100;

export const myProjectTeamSizeMax = 1000;



export const MyProjectTeam = /*#__PURE__*/ zod.object({
  "leader": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(myProjectTeamLeaderMax))),
  "mobile": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(myProjectTeamMobileMax))),
  "email": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(myProjectTeamEmailMax))),
  "identity": /*#__PURE__*/ zod.exactOptional(IdentityDocument),
  "size": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(myProjectTeamSizeMax)))
});

export type MyProjectTeam = zod.input<typeof MyProjectTeam>;
export type MyProjectTeamOutput = zod.output<typeof MyProjectTeam>;
