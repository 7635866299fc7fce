/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ActivityKind } from './activityKind.zod.ts';
import { ActivitySignUpStatus } from './activitySignUpStatus.zod.ts';
import { ActivityState } from './activityState.zod.ts';
import { ContentLanguage } from './contentLanguage.zod.ts';




export const activitySummarySignedUpMin = 0;

export const activitySummaryBrowseNumberMin = 0;

export const activitySummaryLanguagesMax = 3;





export const ActivitySummary = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "title": /*#__PURE__*/ zod.string(),
  "kind": ActivityKind,
  "state": ActivityState,
  "coverFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "start": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "end": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "signUpStart": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "signUpEnd": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "city": /*#__PURE__*/ zod.string(),
  "address": /*#__PURE__*/ zod.string(),
  "capacity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "signedUp": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(activitySummarySignedUpMin)),
  "browseNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(activitySummaryBrowseNumberMin)),
  "signUpStatus": /*#__PURE__*/ zod.exactOptional(ActivitySignUpStatus),
  "language": ContentLanguage,
  "languages": /*#__PURE__*/ zod.array(ContentLanguage).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(activitySummaryLanguagesMax)),
  "createDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "createBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "updateDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "updateBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "remarks": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string())
});

export type ActivitySummary = zod.input<typeof ActivitySummary>;
export type ActivitySummaryOutput = zod.output<typeof ActivitySummary>;
