/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const NewsKind = /*#__PURE__*/ zod.enum(['news', 'video', 'express']);

export type NewsKind = zod.input<typeof NewsKind>;
export type NewsKindOutput = zod.output<typeof NewsKind>;
