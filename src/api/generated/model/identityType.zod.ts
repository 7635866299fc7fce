/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const IdentityType = /*#__PURE__*/ zod.enum(['mainlandId', 'hkId', 'moId', 'hkMoPermit', 'twPermit', 'passport']);

export type IdentityType = zod.input<typeof IdentityType>;
export type IdentityTypeOutput = zod.output<typeof IdentityType>;
