/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ContentLanguage } from './contentLanguage.zod.ts';
import { LegalVersions } from './legalVersions.zod.ts';
import { QrCodes } from './qrCodes.zod.ts';
import { SiteColor } from './siteColor.zod.ts';

export const siteIdentityLanguagesMax = 3;

export const siteIdentityNameMax = 200;

export const siteIdentityShortNameMax = 200;

export const siteIdentitySloganMax = 2000;

export const siteIdentityDescriptionMax = 2000;

export const siteIdentityCopyrightMax = 2000;

export const siteIdentityContactHoursMax = 2000;

export const siteIdentityLogoMax = 64;

export const siteIdentityIconMax = 64;

export const siteIdentitySharePictureMax = 64;

export const siteIdentityFilingMax = 200;



export const SiteIdentity = /*#__PURE__*/ zod.object({
  "language": ContentLanguage,
  "languages": /*#__PURE__*/ zod.array(ContentLanguage).check(/*#__PURE__*/ zod.maxLength(siteIdentityLanguagesMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(siteIdentityNameMax)),
  "shortName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(siteIdentityShortNameMax)),
  "slogan": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(siteIdentitySloganMax))),
  "description": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(siteIdentityDescriptionMax))),
  "copyright": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(siteIdentityCopyrightMax))),
  "contactHours": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(siteIdentityContactHoursMax))),
  "logo": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(siteIdentityLogoMax))),
  "icon": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(siteIdentityIconMax))),
  "sharePicture": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(siteIdentitySharePictureMax))),
  "color": SiteColor,
  "filing": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(siteIdentityFilingMax))),
  "qrCodes": QrCodes,
  "legal": LegalVersions
});

export type SiteIdentity = zod.input<typeof SiteIdentity>;
export type SiteIdentityOutput = zod.output<typeof SiteIdentity>;
