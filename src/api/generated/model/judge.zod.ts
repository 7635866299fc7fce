/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';




export const Judge = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "firstName": /*#__PURE__*/ zod.string(),
  "lastName": /*#__PURE__*/ zod.string(),
  "chineseName": /*#__PURE__*/ zod.string()
});

export type Judge = zod.input<typeof Judge>;
export type JudgeOutput = zod.output<typeof Judge>;
