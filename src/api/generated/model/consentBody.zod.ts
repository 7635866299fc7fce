/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LegalVersions } from './legalVersions.zod.ts';

export const ConsentBody = /*#__PURE__*/ zod.object({
  "consent": LegalVersions
});

export type ConsentBody = zod.input<typeof ConsentBody>;
export type ConsentBodyOutput = zod.output<typeof ConsentBody>;
