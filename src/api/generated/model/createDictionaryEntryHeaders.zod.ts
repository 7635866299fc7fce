/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const createDictionaryEntryHeadersIdempotencyKeyMin = 16;
export const createDictionaryEntryHeadersIdempotencyKeyMax = 64;


export const createDictionaryEntryHeadersIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CreateDictionaryEntryHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createDictionaryEntryHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createDictionaryEntryHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createDictionaryEntryHeadersIdempotencyKeyRegExp)))
})

export type CreateDictionaryEntryHeaders = zod.input<typeof CreateDictionaryEntryHeaders>;
export type CreateDictionaryEntryHeadersOutput = zod.output<typeof CreateDictionaryEntryHeaders>;
