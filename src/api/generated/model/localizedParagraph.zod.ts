/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ContentLanguage } from './contentLanguage.zod.ts';

export const localizedParagraphCNMax = 2000;

export const localizedParagraphUSMax = 2000;

export const localizedParagraphHKMax = 2000;

export const localizedParagraphOutdatedMax = 2;



export const LocalizedParagraph = /*#__PURE__*/ zod.object({
  "CN": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(localizedParagraphCNMax)),
  "US": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(localizedParagraphUSMax))),
  "HK": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(localizedParagraphHKMax))),
  "converted": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "outdated": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(ContentLanguage).check(/*#__PURE__*/ zod.maxLength(localizedParagraphOutdatedMax)))
});

export type LocalizedParagraph = zod.input<typeof LocalizedParagraph>;
export type LocalizedParagraphOutput = zod.output<typeof LocalizedParagraph>;
