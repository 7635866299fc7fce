/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ActivityKind } from './activityKind.zod.ts';
import { ActivitySignUpStatus } from './activitySignUpStatus.zod.ts';
import { ActivityState } from './activityState.zod.ts';
import { ContentLanguage } from './contentLanguage.zod.ts';

export const activitySummaryIdMax = 64;

export const activitySummaryTitleMax = 200;

export const activitySummaryCoverFileIdMax = 64;

export const activitySummaryCityMax = 50;

export const activitySummaryAddressMax = 200;


export const activitySummarySignedUpMin = 0;

export const activitySummaryBrowseNumberMin = 0;

export const activitySummaryLanguagesMax = 3;

export const activitySummaryCreateByMax = 64;

export const activitySummaryUpdateByMax = 64;

export const activitySummaryRemarksMax = 500;



export const ActivitySummary = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(activitySummaryIdMax)),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(activitySummaryTitleMax)),
  "kind": ActivityKind,
  "state": ActivityState,
  "coverFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(activitySummaryCoverFileIdMax))),
  "start": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "end": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "signUpStart": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "signUpEnd": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(activitySummaryCityMax)),
  "address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(activitySummaryAddressMax)),
  "capacity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "signedUp": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(activitySummarySignedUpMin)),
  "browseNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(activitySummaryBrowseNumberMin)),
  "signUpStatus": /*#__PURE__*/ zod.exactOptional(ActivitySignUpStatus),
  "language": ContentLanguage,
  "languages": /*#__PURE__*/ zod.array(ContentLanguage).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(activitySummaryLanguagesMax)),
  "createDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "createBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(activitySummaryCreateByMax))),
  "updateDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "updateBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(activitySummaryUpdateByMax))),
  "remarks": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(activitySummaryRemarksMax)))
});

export type ActivitySummary = zod.input<typeof ActivitySummary>;
export type ActivitySummaryOutput = zod.output<typeof ActivitySummary>;
