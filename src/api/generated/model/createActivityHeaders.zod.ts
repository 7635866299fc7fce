/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const createActivityHeadersIdempotencyKeyMin = 16;
export const createActivityHeadersIdempotencyKeyMax = 64;


export const createActivityHeadersIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CreateActivityHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createActivityHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createActivityHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createActivityHeadersIdempotencyKeyRegExp)))
})

export type CreateActivityHeaders = zod.input<typeof CreateActivityHeaders>;
export type CreateActivityHeadersOutput = zod.output<typeof CreateActivityHeaders>;
