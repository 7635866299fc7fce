/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffProjectPage } from './staffProjectPage.zod.ts';

export const StaffProjectPageEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": StaffProjectPage
});

export type StaffProjectPageEnvelope = zod.input<typeof StaffProjectPageEnvelope>;
export type StaffProjectPageEnvelopeOutput = zod.output<typeof StaffProjectPageEnvelope>;
