/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const myProjectFileIdMax = 64;

export const myProjectFileNameMax = 200;

export const myProjectFileSizeMin = 0;

export const myProjectFileMimeMax = 100;



export const MyProjectFile = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(myProjectFileIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(myProjectFileNameMax)),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(myProjectFileSizeMin)),
  "mime": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(myProjectFileMimeMax)),
  "shared": /*#__PURE__*/ zod.boolean()
});

export type MyProjectFile = zod.input<typeof MyProjectFile>;
export type MyProjectFileOutput = zod.output<typeof MyProjectFile>;
