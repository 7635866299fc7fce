/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ContentLanguage } from './contentLanguage.zod.ts';
import { LegalKind } from './legalKind.zod.ts';

export const legalTextLanguagesMax = 3;

export const legalTextVersionMax = 1000000;



export const LegalText = /*#__PURE__*/ zod.object({
  "kind": LegalKind,
  "language": ContentLanguage,
  "languages": /*#__PURE__*/ zod.array(ContentLanguage).check(/*#__PURE__*/ zod.maxLength(legalTextLanguagesMax)),
  "content": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(legalTextVersionMax)),
  "publishDate": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type LegalText = zod.input<typeof LegalText>;
export type LegalTextOutput = zod.output<typeof LegalText>;
