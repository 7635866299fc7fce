/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';





export const UnprintableName = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "characters": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
});

export type UnprintableName = zod.input<typeof UnprintableName>;
export type UnprintableNameOutput = zod.output<typeof UnprintableName>;
