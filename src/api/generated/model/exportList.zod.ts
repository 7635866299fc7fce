/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ExportList = /*#__PURE__*/ zod.enum(['entries', 'experts', 'activities', 'organisations', 'attendees', 'news', 'users', 'unreachable', 'audit', 'ranking', 'sheets']);

export type ExportList = zod.input<typeof ExportList>;
export type ExportListOutput = zod.output<typeof ExportList>;
