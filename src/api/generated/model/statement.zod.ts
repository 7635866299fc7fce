/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ContentLanguage } from './contentLanguage.zod.ts';

export const statementContentMax = 1000;

export const statementLanguagesMax = 3;



export const Statement = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string(),
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.maxLength(statementContentMax)),
  "language": ContentLanguage,
  "languages": /*#__PURE__*/ zod.array(ContentLanguage).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(statementLanguagesMax))
});

export type Statement = zod.input<typeof Statement>;
export type StatementOutput = zod.output<typeof Statement>;
