/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { CertificateKind } from './certificateKind.zod.ts';
import { CertificateTemplate } from './certificateTemplate.zod.ts';
import { UnprintableName } from './unprintableName.zod.ts';

export const certificateKindInfoIssuedMin = 0;

export const certificateKindInfoWaitingMin = 0;

export const certificateKindInfoUnprintableMax = 100;



export const CertificateKindInfo = /*#__PURE__*/ zod.object({
  "kind": CertificateKind,
  "issued": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(certificateKindInfoIssuedMin)),
  "waiting": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(certificateKindInfoWaitingMin)),
  "unprintable": /*#__PURE__*/ zod.array(UnprintableName).check(/*#__PURE__*/ zod.maxLength(certificateKindInfoUnprintableMax)),
  "template": CertificateTemplate
});

export type CertificateKindInfo = zod.input<typeof CertificateKindInfo>;
export type CertificateKindInfoOutput = zod.output<typeof CertificateKindInfo>;
