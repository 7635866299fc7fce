/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { NoticeConcern } from './noticeConcern.zod.ts';

export const unreachablePersonConcernsMax = 3;

export const unreachablePersonMissedMin = 0;



export const UnreachablePerson = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "mobile": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "email": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "concerns": /*#__PURE__*/ zod.array(NoticeConcern).check(/*#__PURE__*/ zod.maxLength(unreachablePersonConcernsMax)),
  "missed": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(unreachablePersonMissedMin)),
  "missedDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type UnreachablePerson = zod.input<typeof UnreachablePerson>;
export type UnreachablePersonOutput = zod.output<typeof UnreachablePerson>;
