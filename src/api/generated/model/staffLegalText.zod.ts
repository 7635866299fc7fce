/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LegalKind } from './legalKind.zod.ts';
import { LocalizedRichText } from './localizedRichText.zod.ts';

export const staffLegalTextVersionMin = 0;
export const staffLegalTextVersionMax = 1000000;



export const StaffLegalText = /*#__PURE__*/ zod.object({
  "kind": LegalKind,
  "content": LocalizedRichText,
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staffLegalTextVersionMin)).check(/*#__PURE__*/ zod.lte(staffLegalTextVersionMax)),
  "publishDate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "askAgain": /*#__PURE__*/ zod.boolean()
});

export type StaffLegalText = zod.input<typeof StaffLegalText>;
export type StaffLegalTextOutput = zod.output<typeof StaffLegalText>;
