/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ActivityKind } from './activityKind.zod.ts';
import { LocalizedName } from './localizedName.zod.ts';
import { LocalizedRichText } from './localizedRichText.zod.ts';
import { StaffContact } from './staffContact.zod.ts';

export const staffActivityBodyCoverFileIdMax = 64;

export const staffActivityBodyStartMax = 40;

export const staffActivityBodyEndMax = 40;

export const staffActivityBodySignUpStartMax = 40;

export const staffActivityBodySignUpEndMax = 40;

export const staffActivityBodyCapacityMax = 100000;



export const StaffActivityBody = /*#__PURE__*/ zod.object({
  "kind": ActivityKind,
  "title": LocalizedName,
  "coverFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffActivityBodyCoverFileIdMax))),
  "start": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(staffActivityBodyStartMax)),
  "end": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(staffActivityBodyEndMax)),
  "signUpStart": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(staffActivityBodySignUpStartMax)),
  "signUpEnd": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(staffActivityBodySignUpEndMax)),
  "city": LocalizedName,
  "address": LocalizedName,
  "capacity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(staffActivityBodyCapacityMax)),
  "description": LocalizedRichText,
  "contact": StaffContact,
  "published": /*#__PURE__*/ zod.boolean()
});

export type StaffActivityBody = zod.input<typeof StaffActivityBody>;
export type StaffActivityBodyOutput = zod.output<typeof StaffActivityBody>;
