/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const createRoleHeadersIdempotencyKeyMin = 16;
export const createRoleHeadersIdempotencyKeyMax = 64;


export const createRoleHeadersIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CreateRoleHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createRoleHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createRoleHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createRoleHeadersIdempotencyKeyRegExp)))
})

export type CreateRoleHeaders = zod.input<typeof CreateRoleHeaders>;
export type CreateRoleHeadersOutput = zod.output<typeof CreateRoleHeaders>;
