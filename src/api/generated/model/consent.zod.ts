/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LegalKind } from './legalKind.zod.ts';

export const consentVersionMax = 1000000;



export const Consent = /*#__PURE__*/ zod.object({
  "kind": LegalKind,
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(consentVersionMax)),
  "agreedDate": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type Consent = zod.input<typeof Consent>;
export type ConsentOutput = zod.output<typeof Consent>;
