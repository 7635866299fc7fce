/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ExportResult = /*#__PURE__*/ zod.object({
  "recorded": /*#__PURE__*/ zod.boolean()
});

export type ExportResult = zod.input<typeof ExportResult>;
export type ExportResultOutput = zod.output<typeof ExportResult>;
