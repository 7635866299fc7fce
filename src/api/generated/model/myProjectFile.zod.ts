/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';



export const myProjectFileSizeMin = 0;




export const MyProjectFile = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(myProjectFileSizeMin)),
  "mime": /*#__PURE__*/ zod.string(),
  "shared": /*#__PURE__*/ zod.boolean(),
  "document": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "documentName": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string())
});

export type MyProjectFile = zod.input<typeof MyProjectFile>;
export type MyProjectFileOutput = zod.output<typeof MyProjectFile>;
