/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ProjectAward } from './projectAward.zod.ts';
import { ProjectStatus } from './projectStatus.zod.ts';

export const myProjectSummaryIdMax = 64;

export const myProjectSummaryMatchInfoIdMax = 64;

export const myProjectSummaryMatchNameMax = 200;

export const myProjectSummaryNameMax = 100;

export const myProjectSummaryDomainMax = 64;

export const myProjectSummaryAwardsMax = 1000;

export const myProjectSummaryCreateByMax = 64;

export const myProjectSummaryUpdateByMax = 64;

export const myProjectSummaryRemarksMax = 500;



export const MyProjectSummary = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(myProjectSummaryIdMax)),
  "matchInfoId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(myProjectSummaryMatchInfoIdMax)),
  "matchName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(myProjectSummaryMatchNameMax)),
  "status": ProjectStatus,
  "editable": /*#__PURE__*/ zod.boolean(),
  "isPublic": /*#__PURE__*/ zod.boolean(),
  "signUpEnd": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "name": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(myProjectSummaryNameMax))),
  "domain": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(myProjectSummaryDomainMax))),
  "awards": /*#__PURE__*/ zod.array(ProjectAward).check(/*#__PURE__*/ zod.maxLength(myProjectSummaryAwardsMax)),
  "submitDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "createDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "createBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(myProjectSummaryCreateByMax))),
  "updateDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updateBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(myProjectSummaryUpdateByMax))),
  "remarks": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(myProjectSummaryRemarksMax)))
});

export type MyProjectSummary = zod.input<typeof MyProjectSummary>;
export type MyProjectSummaryOutput = zod.output<typeof MyProjectSummary>;
