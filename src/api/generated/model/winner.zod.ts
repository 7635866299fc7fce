/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';





export const Winner = /*#__PURE__*/ zod.object({
  "award": /*#__PURE__*/ zod.string(),
  "prizeId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "title": /*#__PURE__*/ zod.string(),
  "company": /*#__PURE__*/ zod.string(),
  "domain": /*#__PURE__*/ zod.string(),
  "city": /*#__PURE__*/ zod.string(),
  "projectId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)))
});

export type Winner = zod.input<typeof Winner>;
export type WinnerOutput = zod.output<typeof Winner>;
