/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const WinnersPublished = /*#__PURE__*/ zod.boolean();

export type WinnersPublished = zod.input<typeof WinnersPublished>;
export type WinnersPublishedOutput = zod.output<typeof WinnersPublished>;
