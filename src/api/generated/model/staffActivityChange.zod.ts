/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ActivityKind } from './activityKind.zod.ts';
import { LocalizedName } from './localizedName.zod.ts';
import { LocalizedRichText } from './localizedRichText.zod.ts';
import { StaffContact } from './staffContact.zod.ts';

export const staffActivityChangeIdMax = 64;

export const staffActivityChangeRevisionMin = 0;
export const staffActivityChangeRevisionMax = 1000000;

export const staffActivityChangeCoverFileIdMax = 64;

export const staffActivityChangeStartMax = 40;

export const staffActivityChangeEndMax = 40;

export const staffActivityChangeSignUpStartMax = 40;

export const staffActivityChangeSignUpEndMax = 40;

export const staffActivityChangeCapacityMax = 100000;



export const StaffActivityChange = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffActivityChangeIdMax)),
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staffActivityChangeRevisionMin)).check(/*#__PURE__*/ zod.lte(staffActivityChangeRevisionMax)),
  "kind": ActivityKind,
  "title": LocalizedName,
  "coverFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffActivityChangeCoverFileIdMax))),
  "start": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(staffActivityChangeStartMax)),
  "end": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(staffActivityChangeEndMax)),
  "signUpStart": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(staffActivityChangeSignUpStartMax)),
  "signUpEnd": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(staffActivityChangeSignUpEndMax)),
  "city": LocalizedName,
  "address": LocalizedName,
  "capacity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(staffActivityChangeCapacityMax)),
  "description": LocalizedRichText,
  "contact": StaffContact,
  "published": /*#__PURE__*/ zod.boolean()
});

export type StaffActivityChange = zod.input<typeof StaffActivityChange>;
export type StaffActivityChangeOutput = zod.output<typeof StaffActivityChange>;
