/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LocalizedName } from './localizedName.zod.ts';

export const StaffMatchStage = /*#__PURE__*/ zod.object({
  "name": LocalizedName,
  "start": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "end": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type StaffMatchStage = zod.input<typeof StaffMatchStage>;
export type StaffMatchStageOutput = zod.output<typeof StaffMatchStage>;
