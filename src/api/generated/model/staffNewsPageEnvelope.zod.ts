/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffNewsPage } from './staffNewsPage.zod.ts';

export const StaffNewsPageEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": StaffNewsPage
});

export type StaffNewsPageEnvelope = zod.input<typeof StaffNewsPageEnvelope>;
export type StaffNewsPageEnvelopeOutput = zod.output<typeof StaffNewsPageEnvelope>;
