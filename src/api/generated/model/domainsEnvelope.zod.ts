/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Domain } from './domain.zod.ts';

export const domainsEnvelopeDataMax = 1000;



export const DomainsEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.array(Domain).check(/*#__PURE__*/ zod.maxLength(domainsEnvelopeDataMax))
});

export type DomainsEnvelope = zod.input<typeof DomainsEnvelope>;
export type DomainsEnvelopeOutput = zod.output<typeof DomainsEnvelope>;
