/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ProjectContent } from './projectContent.zod.ts';


export const myProjectVersionNumberMax = 2147483647;



export const MyProjectVersion = /*#__PURE__*/ zod.object({
  "projectId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "number": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(myProjectVersionNumberMax)),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "content": ProjectContent
});

export type MyProjectVersion = zod.input<typeof MyProjectVersion>;
export type MyProjectVersionOutput = zod.output<typeof MyProjectVersion>;
