/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const uploadFileHeadersIdempotencyKeyMin = 16;
export const uploadFileHeadersIdempotencyKeyMax = 64;


export const uploadFileHeadersIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const UploadFileHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(uploadFileHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(uploadFileHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(uploadFileHeadersIdempotencyKeyRegExp)))
})

export type UploadFileHeaders = zod.input<typeof UploadFileHeaders>;
export type UploadFileHeadersOutput = zod.output<typeof UploadFileHeaders>;
