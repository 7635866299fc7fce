/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const MediaKind = /*#__PURE__*/ zod.enum(['image', 'video']);

export type MediaKind = zod.input<typeof MediaKind>;
export type MediaKindOutput = zod.output<typeof MediaKind>;
