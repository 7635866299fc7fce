/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ProjectStatus } from './projectStatus.zod.ts';

export const staffProjectStepAwardMax = 50;

export const staffProjectStepNoteMax = 500;

export const staffProjectStepByMax = 200;



export const StaffProjectStep = /*#__PURE__*/ zod.object({
  "from": ProjectStatus,
  "status": ProjectStatus,
  "award": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffProjectStepAwardMax))),
  "note": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffProjectStepNoteMax))),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "by": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffProjectStepByMax)))
});

export type StaffProjectStep = zod.input<typeof StaffProjectStep>;
export type StaffProjectStepOutput = zod.output<typeof StaffProjectStep>;
