/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ActivitySignUpStatus = /*#__PURE__*/ zod.enum(['none', 'signedUp', 'cancelled', 'signedIn']);

export type ActivitySignUpStatus = zod.input<typeof ActivitySignUpStatus>;
export type ActivitySignUpStatusOutput = zod.output<typeof ActivitySignUpStatus>;
