/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';





export const VersionAttachment = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "name": /*#__PURE__*/ zod.string(),
  "shared": /*#__PURE__*/ zod.boolean(),
  "document": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)))
});

export type VersionAttachment = zod.input<typeof VersionAttachment>;
export type VersionAttachmentOutput = zod.output<typeof VersionAttachment>;
