/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { MappingEntry } from './mappingEntry.zod.ts';

export const mappingDetailChildrenMax = 10000;



export const MappingDetail = /*#__PURE__*/ zod.object({
  "entry": MappingEntry,
  "children": /*#__PURE__*/ zod.array(MappingEntry).check(/*#__PURE__*/ zod.maxLength(mappingDetailChildrenMax))
});

export type MappingDetail = zod.input<typeof MappingDetail>;
export type MappingDetailOutput = zod.output<typeof MappingDetail>;
