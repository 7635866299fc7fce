/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LocalizedName } from './localizedName.zod.ts';
import { OrganisationKind } from './organisationKind.zod.ts';

export const staffOrganisationIdMax = 64;

export const staffOrganisationLogoFileIdMax = 64;

export const staffOrganisationUrlMax = 500;



export const StaffOrganisation = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffOrganisationIdMax))),
  "kind": OrganisationKind,
  "name": LocalizedName,
  "logoFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffOrganisationLogoFileIdMax))),
  "url": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffOrganisationUrlMax)))
});

export type StaffOrganisation = zod.input<typeof StaffOrganisation>;
export type StaffOrganisationOutput = zod.output<typeof StaffOrganisation>;
