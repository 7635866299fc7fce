/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffOrganisation } from './staffOrganisation.zod.ts';

export const staffOrganisationListItemsMax = 200;

export const staffOrganisationListRevisionMax = 64;



export const StaffOrganisationList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(StaffOrganisation).check(/*#__PURE__*/ zod.maxLength(staffOrganisationListItemsMax)),
  "revision": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffOrganisationListRevisionMax))
});

export type StaffOrganisationList = zod.input<typeof StaffOrganisationList>;
export type StaffOrganisationListOutput = zod.output<typeof StaffOrganisationList>;
