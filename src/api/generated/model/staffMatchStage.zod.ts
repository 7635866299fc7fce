/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LocalizedName } from './localizedName.zod.ts';

export const staffMatchStageStartMax = 40;

export const staffMatchStageEndMax = 40;



export const StaffMatchStage = /*#__PURE__*/ zod.object({
  "name": LocalizedName,
  "start": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(staffMatchStageStartMax)),
  "end": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(staffMatchStageEndMax))
});

export type StaffMatchStage = zod.input<typeof StaffMatchStage>;
export type StaffMatchStageOutput = zod.output<typeof StaffMatchStage>;
