/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { MyCertificate } from './myCertificate.zod.ts';

export const myCertificatesEnvelopeDataMax = 1000;



export const MyCertificatesEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.array(MyCertificate).check(/*#__PURE__*/ zod.maxLength(myCertificatesEnvelopeDataMax))
});

export type MyCertificatesEnvelope = zod.input<typeof MyCertificatesEnvelope>;
export type MyCertificatesEnvelopeOutput = zod.output<typeof MyCertificatesEnvelope>;
