/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const myProjectMemberNameMax = 50;

export const myProjectMemberRoleMax = 50;

export const myProjectMemberMobileMax = 30;



export const MyProjectMember = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(myProjectMemberNameMax))),
  "role": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(myProjectMemberRoleMax))),
  "mobile": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(myProjectMemberMobileMax)))
});

export type MyProjectMember = zod.input<typeof MyProjectMember>;
export type MyProjectMemberOutput = zod.output<typeof MyProjectMember>;
