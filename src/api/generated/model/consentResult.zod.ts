/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LegalVersions } from './legalVersions.zod.ts';

export const ConsentResult = /*#__PURE__*/ zod.object({
  "consentNeeded": LegalVersions
});

export type ConsentResult = zod.input<typeof ConsentResult>;
export type ConsentResultOutput = zod.output<typeof ConsentResult>;
