/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { UnreachablePerson } from './unreachablePerson.zod.ts';

export const unreachablePersonPageRecordsMax = 100;

export const unreachablePersonPageTotalMin = 0;


export const unreachablePersonPageSizeMax = 100;



export const UnreachablePersonPage = /*#__PURE__*/ zod.object({
  "records": /*#__PURE__*/ zod.array(UnreachablePerson).check(/*#__PURE__*/ zod.maxLength(unreachablePersonPageRecordsMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(unreachablePersonPageTotalMin)),
  "current": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(unreachablePersonPageSizeMax))
});

export type UnreachablePersonPage = zod.input<typeof UnreachablePersonPage>;
export type UnreachablePersonPageOutput = zod.output<typeof UnreachablePersonPage>;
