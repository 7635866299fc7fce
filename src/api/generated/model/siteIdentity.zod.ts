/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ContentLanguage } from './contentLanguage.zod.ts';
import { LegalVersions } from './legalVersions.zod.ts';
import { QrCodes } from './qrCodes.zod.ts';
import { SiteColor } from './siteColor.zod.ts';

export const siteIdentityLanguagesMax = 3;







export const SiteIdentity = /*#__PURE__*/ zod.object({
  "language": ContentLanguage,
  "languages": /*#__PURE__*/ zod.array(ContentLanguage).check(/*#__PURE__*/ zod.maxLength(siteIdentityLanguagesMax)),
  "name": /*#__PURE__*/ zod.string(),
  "shortName": /*#__PURE__*/ zod.string(),
  "slogan": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "description": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "copyright": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "contactHours": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "logo": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "icon": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "sharePicture": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "mainPicture": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "color": SiteColor,
  "filing": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "qrCodes": QrCodes,
  "legal": LegalVersions,
  "demo": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean())
});

export type SiteIdentity = zod.input<typeof SiteIdentity>;
export type SiteIdentityOutput = zod.output<typeof SiteIdentity>;
