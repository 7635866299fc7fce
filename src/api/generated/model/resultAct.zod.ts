/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ResultStage } from './resultStage.zod.ts';


export const resultActEntriesMin = 0;



export const ResultAct = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "stage": ResultStage,
  "state": /*#__PURE__*/ zod.enum(['planned', 'published', 'refused', 'cancelled', 'withdrawn']),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "by": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "plannedAt": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "publishedAt": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "entries": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(resultActEntriesMin))),
  "endedAt": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "endedBy": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string()),
  "refusal": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string())
});

export type ResultAct = zod.input<typeof ResultAct>;
export type ResultActOutput = zod.output<typeof ResultAct>;
