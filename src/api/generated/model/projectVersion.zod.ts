/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ProjectContent } from './projectContent.zod.ts';

export const projectVersionNumberMax = 2147483647;



export const ProjectVersion = /*#__PURE__*/ zod.object({
  "number": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(projectVersionNumberMax)),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "content": ProjectContent,
  "previous": /*#__PURE__*/ zod.exactOptional(ProjectContent)
});

export type ProjectVersion = zod.input<typeof ProjectVersion>;
export type ProjectVersionOutput = zod.output<typeof ProjectVersion>;
