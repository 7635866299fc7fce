/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ContentLanguage } from './contentLanguage.zod.ts';

export const localizedTextCNMax = 2000;

export const localizedTextUSMax = 2000;

export const localizedTextHKMax = 2000;

export const localizedTextOutdatedMax = 2;



export const LocalizedText = /*#__PURE__*/ zod.object({
  "CN": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(localizedTextCNMax)),
  "US": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(localizedTextUSMax))),
  "HK": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(localizedTextHKMax))),
  "converted": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "outdated": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(ContentLanguage).check(/*#__PURE__*/ zod.maxLength(localizedTextOutdatedMax)))
});

export type LocalizedText = zod.input<typeof LocalizedText>;
export type LocalizedTextOutput = zod.output<typeof LocalizedText>;
