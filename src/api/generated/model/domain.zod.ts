/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Labels } from './labels.zod.ts';
import { Revision } from './revision.zod.ts';
import { Story } from './story.zod.ts';


export const domainStoriesMax = 1000;



export const Domain = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "revision": /*#__PURE__*/ zod.exactOptional(Revision),
  "name": Labels,
  "summary": Labels,
  "stories": /*#__PURE__*/ zod.array(Story).check(/*#__PURE__*/ zod.maxLength(domainStoriesMax))
});

export type Domain = zod.input<typeof Domain>;
export type DomainOutput = zod.output<typeof Domain>;
