/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ExportFormatDefault = `csv`;

export const ExportFormat = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['csv', 'xlsx', 'zip']), ExportFormatDefault);

export type ExportFormat = zod.input<typeof ExportFormat>;
export type ExportFormatOutput = zod.output<typeof ExportFormat>;
