/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ImportList = /*#__PURE__*/ zod.enum(['users', 'organisations', 'activities', 'winners']);

export type ImportList = zod.input<typeof ImportList>;
export type ImportListOutput = zod.output<typeof ImportList>;
