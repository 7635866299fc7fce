/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const UploadBody = /*#__PURE__*/ zod.object({
  "file": /*#__PURE__*/ zod.instanceof(Blob)
});

export type UploadBody = zod.input<typeof UploadBody>;
export type UploadBodyOutput = zod.output<typeof UploadBody>;
