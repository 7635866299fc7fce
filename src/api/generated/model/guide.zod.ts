/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ContentLanguage } from './contentLanguage.zod.ts';
import { Criterion } from './criterion.zod.ts';

export const guideCriteriaMax = 1000;

export const guideLanguagesMax = 3;



export const Guide = /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.string(),
  "criteria": /*#__PURE__*/ zod.array(Criterion).check(/*#__PURE__*/ zod.maxLength(guideCriteriaMax)),
  "language": ContentLanguage,
  "languages": /*#__PURE__*/ zod.array(ContentLanguage).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(guideLanguagesMax))
});

export type Guide = zod.input<typeof Guide>;
export type GuideOutput = zod.output<typeof Guide>;
