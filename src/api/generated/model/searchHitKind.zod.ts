/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const SearchHitKind = /*#__PURE__*/ zod.enum(['entry', 'news', 'video', 'express', 'activity']);

export type SearchHitKind = zod.input<typeof SearchHitKind>;
export type SearchHitKindOutput = zod.output<typeof SearchHitKind>;
