/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ContentLanguage } from './contentLanguage.zod.ts';

export const localizedRichTextCNMax = 100000;

export const localizedRichTextUSMax = 100000;

export const localizedRichTextHKMax = 100000;

export const localizedRichTextOutdatedMax = 2;



export const LocalizedRichText = /*#__PURE__*/ zod.object({
  "CN": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(localizedRichTextCNMax)),
  "US": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(localizedRichTextUSMax))),
  "HK": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(localizedRichTextHKMax))),
  "converted": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "outdated": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(ContentLanguage).check(/*#__PURE__*/ zod.maxLength(localizedRichTextOutdatedMax)))
});

export type LocalizedRichText = zod.input<typeof LocalizedRichText>;
export type LocalizedRichTextOutput = zod.output<typeof LocalizedRichText>;
