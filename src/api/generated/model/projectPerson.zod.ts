/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const projectPersonNameMax = 50;

export const projectPersonRoleMax = 50;



export const ProjectPerson = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(projectPersonNameMax)),
  "role": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(projectPersonRoleMax))
});

export type ProjectPerson = zod.input<typeof ProjectPerson>;
export type ProjectPersonOutput = zod.output<typeof ProjectPerson>;
