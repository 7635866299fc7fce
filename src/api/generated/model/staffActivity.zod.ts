/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ActivityDraft } from './activityDraft.zod.ts';
import { ActivityKind } from './activityKind.zod.ts';
import { ActivityState } from './activityState.zod.ts';
import { LocalizedName } from './localizedName.zod.ts';
import { LocalizedRichText } from './localizedRichText.zod.ts';
import { RecordStamp } from './recordStamp.zod.ts';
import { StaffContact } from './staffContact.zod.ts';


export const staffActivityRevisionMin = 0;


export const staffActivityCapacityMax = 100000;

export const staffActivitySignedUpMin = 0;

export const staffActivityCheckedInMin = 0;

export const staffActivityBrowseNumberMin = 0;

export const staffActivityCheckInCodeRegExp = new RegExp('^[0-9]{6}$');
export const staffActivityCancelReasonCNMax = 2000;

export const staffActivityCancelReasonUSMax = 2000;

export const staffActivityCancelReasonHKMax = 2000;

export const staffActivityCancelReasonOutdatedMax = 2;



export const StaffActivity = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staffActivityRevisionMin)),
  "created": /*#__PURE__*/ zod.exactOptional(RecordStamp),
  "updated": /*#__PURE__*/ zod.exactOptional(RecordStamp),
  "draft": /*#__PURE__*/ zod.exactOptional(ActivityDraft),
  "kind": ActivityKind,
  "title": LocalizedName,
  "coverFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "start": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "end": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "signUpStart": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "signUpEnd": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "city": LocalizedName,
  "address": LocalizedName,
  "capacity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(staffActivityCapacityMax)),
  "description": LocalizedRichText,
  "contact": StaffContact,
  "published": /*#__PURE__*/ zod.boolean(),
  "state": ActivityState,
  "signedUp": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staffActivitySignedUpMin)),
  "checkedIn": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staffActivityCheckedInMin)),
  "browseNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staffActivityBrowseNumberMin)),
  "checkInCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(staffActivityCheckInCodeRegExp)),
  "cancelReason": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.object({
  "CN": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffActivityCancelReasonCNMax)),
  "US": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffActivityCancelReasonUSMax))),
  "HK": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffActivityCancelReasonHKMax))),
  "converted": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "outdated": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['CN', 'US', 'HK'])).check(/*#__PURE__*/ zod.maxLength(staffActivityCancelReasonOutdatedMax)))
}))
});

export type StaffActivity = zod.input<typeof StaffActivity>;
export type StaffActivityOutput = zod.output<typeof StaffActivity>;
