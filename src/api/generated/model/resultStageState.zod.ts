/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ResultStage } from './resultStage.zod.ts';

export const resultStageStateEntriesMin = 0;

export const resultStageStateChangesMin = 0;



export const ResultStageState = /*#__PURE__*/ zod.object({
  "stage": ResultStage,
  "state": /*#__PURE__*/ zod.enum(['unpublished', 'planned', 'published']),
  "plannedAt": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "publishedAt": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "entries": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(resultStageStateEntriesMin)),
  "changes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(resultStageStateChangesMin))
});

export type ResultStageState = zod.input<typeof ResultStageState>;
export type ResultStageStateOutput = zod.output<typeof ResultStageState>;
