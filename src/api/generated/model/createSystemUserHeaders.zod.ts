/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const createSystemUserHeadersIdempotencyKeyMin = 16;
export const createSystemUserHeadersIdempotencyKeyMax = 64;


export const createSystemUserHeadersIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CreateSystemUserHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createSystemUserHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createSystemUserHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createSystemUserHeadersIdempotencyKeyRegExp)))
})

export type CreateSystemUserHeaders = zod.input<typeof CreateSystemUserHeaders>;
export type CreateSystemUserHeadersOutput = zod.output<typeof CreateSystemUserHeaders>;
