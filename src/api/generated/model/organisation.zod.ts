/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ContentLanguage } from './contentLanguage.zod.ts';
import { OrganisationKind } from './organisationKind.zod.ts';

export const organisationIdMax = 64;

export const organisationNameMax = 100;

export const organisationLogoFileIdMax = 64;

export const organisationUrlMax = 500;

export const organisationCreateByMax = 64;

export const organisationUpdateByMax = 64;

export const organisationRemarksMax = 500;



export const Organisation = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(organisationIdMax)),
  "kind": OrganisationKind,
  "language": /*#__PURE__*/ zod.exactOptional(ContentLanguage),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(organisationNameMax)),
  "logoFileId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(organisationLogoFileIdMax))),
  "url": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(organisationUrlMax))),
  "createDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "createBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(organisationCreateByMax))),
  "updateDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "updateBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(organisationUpdateByMax))),
  "remarks": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(organisationRemarksMax)))
});

export type Organisation = zod.input<typeof Organisation>;
export type OrganisationOutput = zod.output<typeof Organisation>;
