/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ResultStage } from './resultStage.zod.ts';

export const resultsWithdrawalIdMax = 64;



export const ResultsWithdrawal = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(resultsWithdrawalIdMax)),
  "stage": ResultStage,
  "plannedOnly": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean())
});

export type ResultsWithdrawal = zod.input<typeof ResultsWithdrawal>;
export type ResultsWithdrawalOutput = zod.output<typeof ResultsWithdrawal>;
