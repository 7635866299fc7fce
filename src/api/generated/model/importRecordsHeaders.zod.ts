/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const importRecordsHeadersIdempotencyKeyMin = 16;
export const importRecordsHeadersIdempotencyKeyMax = 64;


export const importRecordsHeadersIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ImportRecordsHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(importRecordsHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(importRecordsHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(importRecordsHeadersIdempotencyKeyRegExp)))
})

export type ImportRecordsHeaders = zod.input<typeof ImportRecordsHeaders>;
export type ImportRecordsHeadersOutput = zod.output<typeof ImportRecordsHeaders>;
