/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { RecordKind } from './recordKind.zod.ts';

export const ListDeletedRecordsParams = /*#__PURE__*/ zod.object({
  "kind": RecordKind
})

export type ListDeletedRecordsParams = zod.input<typeof ListDeletedRecordsParams>;
export type ListDeletedRecordsParamsOutput = zod.output<typeof ListDeletedRecordsParams>;
