/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const createMatchHeadersIdempotencyKeyMin = 16;
export const createMatchHeadersIdempotencyKeyMax = 64;


export const createMatchHeadersIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CreateMatchHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createMatchHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createMatchHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createMatchHeadersIdempotencyKeyRegExp)))
})

export type CreateMatchHeaders = zod.input<typeof CreateMatchHeaders>;
export type CreateMatchHeadersOutput = zod.output<typeof CreateMatchHeaders>;
