/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ActivityKind } from './activityKind.zod.ts';
import { ActivitySignUpStatus } from './activitySignUpStatus.zod.ts';
import { ActivityState } from './activityState.zod.ts';
import { Contact } from './contact.zod.ts';
import { ContentLanguage } from './contentLanguage.zod.ts';

export const activityIdMax = 64;

export const activityTitleMax = 200;

export const activityCoverFileIdMax = 64;

export const activityCityMax = 50;

export const activityAddressMax = 200;


export const activitySignedUpMin = 0;

export const activityBrowseNumberMin = 0;

export const activityDescriptionMax = 200000;

export const activityCancelReasonMax = 200;

export const activityLanguagesMax = 3;

export const activityCreateByMax = 64;

export const activityUpdateByMax = 64;

export const activityRemarksMax = 500;



export const Activity = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(activityIdMax)),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(activityTitleMax)),
  "kind": ActivityKind,
  "state": ActivityState,
  "coverFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(activityCoverFileIdMax))),
  "start": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "end": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "signUpStart": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "signUpEnd": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(activityCityMax)),
  "address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(activityAddressMax)),
  "capacity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "signedUp": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(activitySignedUpMin)),
  "browseNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(activityBrowseNumberMin)),
  "signUpStatus": /*#__PURE__*/ zod.exactOptional(ActivitySignUpStatus),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(activityDescriptionMax)),
  "contact": Contact,
  "cancelReason": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(activityCancelReasonMax))),
  "language": ContentLanguage,
  "languages": /*#__PURE__*/ zod.array(ContentLanguage).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(activityLanguagesMax)),
  "createDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "createBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(activityCreateByMax))),
  "updateDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "updateBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(activityUpdateByMax))),
  "remarks": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(activityRemarksMax)))
});

export type Activity = zod.input<typeof Activity>;
export type ActivityOutput = zod.output<typeof Activity>;
