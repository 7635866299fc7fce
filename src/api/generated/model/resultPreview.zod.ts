/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ResultEntry } from './resultEntry.zod.ts';
import { ResultStage } from './resultStage.zod.ts';
import { ResultWarning } from './resultWarning.zod.ts';

export const resultPreviewShownMin = 0;

export const resultPreviewNotSelectedMin = 0;

export const resultPreviewChangesMin = 0;

export const resultPreviewWarningsMax = 1000;

export const resultPreviewEntriesMax = 1000;



export const ResultPreview = /*#__PURE__*/ zod.object({
  "stage": ResultStage,
  "shown": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(resultPreviewShownMin)),
  "notSelected": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(resultPreviewNotSelectedMin)),
  "changes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(resultPreviewChangesMin)),
  "warnings": /*#__PURE__*/ zod.array(ResultWarning).check(/*#__PURE__*/ zod.maxLength(resultPreviewWarningsMax)),
  "entries": /*#__PURE__*/ zod.array(ResultEntry).check(/*#__PURE__*/ zod.maxLength(resultPreviewEntriesMax))
});

export type ResultPreview = zod.input<typeof ResultPreview>;
export type ResultPreviewOutput = zod.output<typeof ResultPreview>;
