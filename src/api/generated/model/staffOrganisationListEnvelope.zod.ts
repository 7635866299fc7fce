/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffOrganisationList } from './staffOrganisationList.zod.ts';

export const StaffOrganisationListEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": StaffOrganisationList
});

export type StaffOrganisationListEnvelope = zod.input<typeof StaffOrganisationListEnvelope>;
export type StaffOrganisationListEnvelopeOutput = zod.output<typeof StaffOrganisationListEnvelope>;
