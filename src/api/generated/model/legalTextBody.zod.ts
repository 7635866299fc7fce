/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LocalizedRichText } from './localizedRichText.zod.ts';

export const legalTextBodyVersionMin = 0;
export const legalTextBodyVersionMax = 1000000;



export const LegalTextBody = /*#__PURE__*/ zod.object({
  "content": LocalizedRichText,
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(legalTextBodyVersionMin)).check(/*#__PURE__*/ zod.lte(legalTextBodyVersionMax)),
  "askAgain": /*#__PURE__*/ zod.boolean()
});

export type LegalTextBody = zod.input<typeof LegalTextBody>;
export type LegalTextBodyOutput = zod.output<typeof LegalTextBody>;
