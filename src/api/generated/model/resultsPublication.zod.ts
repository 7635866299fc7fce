/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ResultStage } from './resultStage.zod.ts';

export const resultsPublicationIdMax = 64;

export const resultsPublicationPlannedAtMax = 40;

export const resultsPublicationOrderItemMax = 64;

export const resultsPublicationOrderMax = 1000;



export const ResultsPublication = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(resultsPublicationIdMax)),
  "stage": ResultStage,
  "plannedAt": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(resultsPublicationPlannedAtMax))),
  "order": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(resultsPublicationOrderItemMax))).check(/*#__PURE__*/ zod.maxLength(resultsPublicationOrderMax)))
});

export type ResultsPublication = zod.input<typeof ResultsPublication>;
export type ResultsPublicationOutput = zod.output<typeof ResultsPublication>;
