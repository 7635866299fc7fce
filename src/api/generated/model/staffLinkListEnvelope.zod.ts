/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffLinkList } from './staffLinkList.zod.ts';

export const StaffLinkListEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": StaffLinkList
});

export type StaffLinkListEnvelope = zod.input<typeof StaffLinkListEnvelope>;
export type StaffLinkListEnvelopeOutput = zod.output<typeof StaffLinkListEnvelope>;
