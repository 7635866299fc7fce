/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const OrganisationKind = /*#__PURE__*/ zod.enum(['host', 'organiser', 'coOrganiser', 'support']);

export type OrganisationKind = zod.input<typeof OrganisationKind>;
export type OrganisationKindOutput = zod.output<typeof OrganisationKind>;
