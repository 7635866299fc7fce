/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LocalizedRichText } from './localizedRichText.zod.ts';

export const legalTextBodyRevisionMin = 0;
export const legalTextBodyRevisionMax = 1000000;



export const LegalTextBody = /*#__PURE__*/ zod.object({
  "content": LocalizedRichText,
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(legalTextBodyRevisionMin)).check(/*#__PURE__*/ zod.lte(legalTextBodyRevisionMax)),
  "askAgain": /*#__PURE__*/ zod.boolean()
});

export type LegalTextBody = zod.input<typeof LegalTextBody>;
export type LegalTextBodyOutput = zod.output<typeof LegalTextBody>;
