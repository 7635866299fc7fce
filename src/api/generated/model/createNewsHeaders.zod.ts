/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const createNewsHeadersIdempotencyKeyMin = 16;
export const createNewsHeadersIdempotencyKeyMax = 64;


export const createNewsHeadersIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CreateNewsHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createNewsHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createNewsHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createNewsHeadersIdempotencyKeyRegExp)))
})

export type CreateNewsHeaders = zod.input<typeof CreateNewsHeaders>;
export type CreateNewsHeadersOutput = zod.output<typeof CreateNewsHeaders>;
