/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LocalizedName } from './localizedName.zod.ts';
import { LocalizedText } from './localizedText.zod.ts';
import { QrCodes } from './qrCodes.zod.ts';
import { Revision } from './revision.zod.ts';
import { SiteColor } from './siteColor.zod.ts';

export const staffSiteIdentityLogoMax = 64;

export const staffSiteIdentityIconMax = 64;

export const staffSiteIdentitySharePictureMax = 64;

export const staffSiteIdentityMainPictureMax = 64;

export const staffSiteIdentityFilingMax = 200;



export const StaffSiteIdentity = /*#__PURE__*/ zod.object({
  "revision": Revision,
  "name": LocalizedName,
  "shortName": LocalizedName,
  "slogan": LocalizedText,
  "description": LocalizedText,
  "copyright": LocalizedText,
  "contactHours": LocalizedText,
  "logo": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffSiteIdentityLogoMax))),
  "icon": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffSiteIdentityIconMax))),
  "sharePicture": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffSiteIdentitySharePictureMax))),
  "mainPicture": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffSiteIdentityMainPictureMax))),
  "color": SiteColor,
  "filing": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffSiteIdentityFilingMax)),
  "qrCodes": QrCodes
});

export type StaffSiteIdentity = zod.input<typeof StaffSiteIdentity>;
export type StaffSiteIdentityOutput = zod.output<typeof StaffSiteIdentity>;
