/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { MyChanges } from './myChanges.zod.ts';
import { ProjectAward } from './projectAward.zod.ts';
import { ProjectFinalist } from './projectFinalist.zod.ts';
import { ProjectStatus } from './projectStatus.zod.ts';
import { WinnersPublished } from './winnersPublished.zod.ts';



export const myProjectSummaryAwardsMax = 1000;





export const MyProjectSummary = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "matchInfoId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "matchName": /*#__PURE__*/ zod.string(),
  "status": ProjectStatus,
  "finalist": /*#__PURE__*/ zod.exactOptional(ProjectFinalist),
  "editable": /*#__PURE__*/ zod.boolean(),
  "isPublic": /*#__PURE__*/ zod.boolean(),
  "winnersPublished": /*#__PURE__*/ zod.exactOptional(WinnersPublished),
  "signUpEnd": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "name": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "domain": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "awards": /*#__PURE__*/ zod.array(ProjectAward).check(/*#__PURE__*/ zod.maxLength(myProjectSummaryAwardsMax)),
  "changes": /*#__PURE__*/ zod.exactOptional(MyChanges),
  "submitDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "createDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "createBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "updateDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updateBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "remarks": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string())
});

export type MyProjectSummary = zod.input<typeof MyProjectSummary>;
export type MyProjectSummaryOutput = zod.output<typeof MyProjectSummary>;
