/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffActivityPage } from './staffActivityPage.zod.ts';

export const StaffActivityPageEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": StaffActivityPage
});

export type StaffActivityPageEnvelope = zod.input<typeof StaffActivityPageEnvelope>;
export type StaffActivityPageEnvelopeOutput = zod.output<typeof StaffActivityPageEnvelope>;
