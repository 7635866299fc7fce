/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ActivitySummary } from './activitySummary.zod.ts';
import { Consent } from './consent.zod.ts';
import { MyCertificate } from './myCertificate.zod.ts';
import { MyExpert } from './myExpert.zod.ts';
import { MyNotice } from './myNotice.zod.ts';
import { MyPastChanges } from './myPastChanges.zod.ts';
import { MyProject } from './myProject.zod.ts';
import { MyProjectVersion } from './myProjectVersion.zod.ts';
import { SecondFactor } from './secondFactor.zod.ts';
import { StoredFile } from './storedFile.zod.ts';
import { SystemUser } from './systemUser.zod.ts';
import { UserSession } from './userSession.zod.ts';

export const myDataSessionsMax = 10000;

export const myDataEntriesMax = 1000;

export const myDataEntryVersionsMax = 10000;

export const myDataChangeRequestsMax = 10000;

export const myDataActivitiesMax = 10000;

export const myDataFilesMax = 10000;

export const myDataNoticesMax = 10000;

export const myDataConsentsMax = 10000;

export const myDataCertificatesMax = 1000;



export const MyData = /*#__PURE__*/ zod.object({
  "account": SystemUser,
  "secondFactor": SecondFactor,
  "sessions": /*#__PURE__*/ zod.array(UserSession).check(/*#__PURE__*/ zod.maxLength(myDataSessionsMax)),
  "entries": /*#__PURE__*/ zod.array(MyProject).check(/*#__PURE__*/ zod.maxLength(myDataEntriesMax)),
  "entryVersions": /*#__PURE__*/ zod.array(MyProjectVersion).check(/*#__PURE__*/ zod.maxLength(myDataEntryVersionsMax)),
  "changeRequests": /*#__PURE__*/ zod.array(MyPastChanges).check(/*#__PURE__*/ zod.maxLength(myDataChangeRequestsMax)),
  "expert": /*#__PURE__*/ zod.union([MyExpert,/*#__PURE__*/ zod.null()]),
  "activities": /*#__PURE__*/ zod.array(ActivitySummary).check(/*#__PURE__*/ zod.maxLength(myDataActivitiesMax)),
  "files": /*#__PURE__*/ zod.array(StoredFile).check(/*#__PURE__*/ zod.maxLength(myDataFilesMax)),
  "notices": /*#__PURE__*/ zod.array(MyNotice).check(/*#__PURE__*/ zod.maxLength(myDataNoticesMax)),
  "consents": /*#__PURE__*/ zod.array(Consent).check(/*#__PURE__*/ zod.maxLength(myDataConsentsMax)),
  "certificates": /*#__PURE__*/ zod.array(MyCertificate).check(/*#__PURE__*/ zod.maxLength(myDataCertificatesMax))
});

export type MyData = zod.input<typeof MyData>;
export type MyDataOutput = zod.output<typeof MyData>;
