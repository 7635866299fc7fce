/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffMenu } from './staffMenu.zod.ts';

export const StaffMenuEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": StaffMenu
});

export type StaffMenuEnvelope = zod.input<typeof StaffMenuEnvelope>;
export type StaffMenuEnvelopeOutput = zod.output<typeof StaffMenuEnvelope>;
