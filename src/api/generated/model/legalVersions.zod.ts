/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const legalVersionsPrivacyMax = 1000000;

export const legalVersionsTermsMax = 1000000;

export const legalVersionsAccessibilityMax = 1000000;



export const LegalVersions = /*#__PURE__*/ zod.object({
  "privacy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(legalVersionsPrivacyMax))),
  "terms": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(legalVersionsTermsMax))),
  "accessibility": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(legalVersionsAccessibilityMax)))
});

export type LegalVersions = zod.input<typeof LegalVersions>;
export type LegalVersionsOutput = zod.output<typeof LegalVersions>;
