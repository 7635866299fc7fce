/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const noticesRetriedRetriedMin = 0;
export const noticesRetriedRetriedMax = 100;



export const NoticesRetried = /*#__PURE__*/ zod.object({
  "retried": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(noticesRetriedRetriedMin)).check(/*#__PURE__*/ zod.lte(noticesRetriedRetriedMax))
});

export type NoticesRetried = zod.input<typeof NoticesRetried>;
export type NoticesRetriedOutput = zod.output<typeof NoticesRetried>;
