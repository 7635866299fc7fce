/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';




export const VersionFile = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "name": /*#__PURE__*/ zod.string()
});

export type VersionFile = zod.input<typeof VersionFile>;
export type VersionFileOutput = zod.output<typeof VersionFile>;
