/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Organisation } from './organisation.zod.ts';

export const organisationsEnvelopeDataMax = 1000;



export const OrganisationsEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.array(Organisation).check(/*#__PURE__*/ zod.maxLength(organisationsEnvelopeDataMax))
});

export type OrganisationsEnvelope = zod.input<typeof OrganisationsEnvelope>;
export type OrganisationsEnvelopeOutput = zod.output<typeof OrganisationsEnvelope>;
