/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const UnreadNoticesMin = 0;
export const UnreadNoticesMax = 20;



export const UnreadNotices = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(UnreadNoticesMin)).check(/*#__PURE__*/ zod.lte(UnreadNoticesMax));

export type UnreadNotices = zod.input<typeof UnreadNotices>;
export type UnreadNoticesOutput = zod.output<typeof UnreadNotices>;
