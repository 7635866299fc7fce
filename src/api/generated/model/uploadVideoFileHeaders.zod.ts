/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const uploadVideoFileHeadersIdempotencyKeyMin = 16;
export const uploadVideoFileHeadersIdempotencyKeyMax = 64;


export const uploadVideoFileHeadersIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const UploadVideoFileHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(uploadVideoFileHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(uploadVideoFileHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(uploadVideoFileHeadersIdempotencyKeyRegExp)))
})

export type UploadVideoFileHeaders = zod.input<typeof UploadVideoFileHeaders>;
export type UploadVideoFileHeadersOutput = zod.output<typeof UploadVideoFileHeaders>;
