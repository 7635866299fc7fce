/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const exportBodyRecordsMin = 0;
export const exportBodyRecordsMax = 1000000;



export const ExportBody = /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.enum(['users', 'audit']),
  "records": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(exportBodyRecordsMin)).check(/*#__PURE__*/ zod.lte(exportBodyRecordsMax))
});

export type ExportBody = zod.input<typeof ExportBody>;
export type ExportBodyOutput = zod.output<typeof ExportBody>;
