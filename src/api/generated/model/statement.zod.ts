/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const statementTitleMax = 100;

export const statementContentItemMax = 2000;



export const Statement = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(statementTitleMax)),
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(statementContentItemMax)))
});

export type Statement = zod.input<typeof Statement>;
export type StatementOutput = zod.output<typeof Statement>;
