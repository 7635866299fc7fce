/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ProjectFinalist } from './projectFinalist.zod.ts';
import { ProjectStatus } from './projectStatus.zod.ts';




export const StaffProjectStep = /*#__PURE__*/ zod.object({
  "from": ProjectStatus,
  "fromFinalist": /*#__PURE__*/ zod.exactOptional(ProjectFinalist),
  "status": ProjectStatus,
  "finalist": /*#__PURE__*/ zod.exactOptional(ProjectFinalist),
  "award": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "prizeId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "note": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "staffNote": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "outdated": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "by": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string())
});

export type StaffProjectStep = zod.input<typeof StaffProjectStep>;
export type StaffProjectStepOutput = zod.output<typeof StaffProjectStep>;
