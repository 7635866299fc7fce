/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const Gender = /*#__PURE__*/ zod.enum(['female', 'male', 'other']);

export type Gender = zod.input<typeof Gender>;
export type GenderOutput = zod.output<typeof Gender>;
