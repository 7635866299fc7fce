/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const RecordAction = /*#__PURE__*/ zod.enum(['imported', 'created', 'changed', 'deleted', 'restored']);

export type RecordAction = zod.input<typeof RecordAction>;
export type RecordActionOutput = zod.output<typeof RecordAction>;
