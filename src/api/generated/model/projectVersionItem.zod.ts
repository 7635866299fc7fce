/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const projectVersionItemNumberMax = 2147483647;



export const ProjectVersionItem = /*#__PURE__*/ zod.object({
  "number": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(projectVersionItemNumberMax)),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type ProjectVersionItem = zod.input<typeof ProjectVersionItem>;
export type ProjectVersionItemOutput = zod.output<typeof ProjectVersionItem>;
