/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffTemplateList } from './staffTemplateList.zod.ts';

export const StaffTemplateListEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": StaffTemplateList
});

export type StaffTemplateListEnvelope = zod.input<typeof StaffTemplateListEnvelope>;
export type StaffTemplateListEnvelopeOutput = zod.output<typeof StaffTemplateListEnvelope>;
