/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Changes } from './changes.zod.ts';
import { ProjectFinalist } from './projectFinalist.zod.ts';
import { ProjectReviewer } from './projectReviewer.zod.ts';
import { ProjectStatus } from './projectStatus.zod.ts';
import { Revision } from './revision.zod.ts';
import { StaffProjectStep } from './staffProjectStep.zod.ts';



export const staffProjectAwardsMax = 1000;

export const staffProjectPublishedAwardsMax = 1000;



export const staffProjectHistoryMax = 1000;



export const StaffProject = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "revision": Revision,
  "matchInfoId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "status": ProjectStatus,
  "finalist": /*#__PURE__*/ zod.exactOptional(ProjectFinalist),
  "publishedStatus": ProjectStatus,
  "publishedFinalist": /*#__PURE__*/ zod.exactOptional(ProjectFinalist),
  "isPublic": /*#__PURE__*/ zod.boolean(),
  "name": /*#__PURE__*/ zod.string(),
  "domain": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "city": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "stage": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "summary": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "englishName": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "englishSummary": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "description": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "leader": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "mobile": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "email": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "company": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "awards": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.maxLength(staffProjectAwardsMax)),
  "publishedAwards": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.maxLength(staffProjectPublishedAwardsMax)),
  "prizeId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "publishedPrizeId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "history": /*#__PURE__*/ zod.array(StaffProjectStep).check(/*#__PURE__*/ zod.maxLength(staffProjectHistoryMax)),
  "decisionOutdated": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "changes": /*#__PURE__*/ zod.exactOptional(Changes),
  "reviewer": /*#__PURE__*/ zod.exactOptional(ProjectReviewer),
  "documentsMissing": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "unreachable": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "submitDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "updateDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type StaffProject = zod.input<typeof StaffProject>;
export type StaffProjectOutput = zod.output<typeof StaffProject>;
