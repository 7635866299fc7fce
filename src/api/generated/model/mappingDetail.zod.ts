/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { MappingEntry } from './mappingEntry.zod.ts';

export const MappingDetail = /*#__PURE__*/ zod.object({
  "entry": MappingEntry,
  "children": /*#__PURE__*/ zod.array(MappingEntry)
});

export type MappingDetail = zod.input<typeof MappingDetail>;
export type MappingDetailOutput = zod.output<typeof MappingDetail>;
