/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Company } from './company.zod.ts';

export const companiesEnvelopeDataMax = 1000;



export const CompaniesEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.array(Company).check(/*#__PURE__*/ zod.maxLength(companiesEnvelopeDataMax))
});

export type CompaniesEnvelope = zod.input<typeof CompaniesEnvelope>;
export type CompaniesEnvelopeOutput = zod.output<typeof CompaniesEnvelope>;
