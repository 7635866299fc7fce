/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const RecordKind = /*#__PURE__*/ zod.enum(['news', 'activity', 'match']);

export type RecordKind = zod.input<typeof RecordKind>;
export type RecordKindOutput = zod.output<typeof RecordKind>;
