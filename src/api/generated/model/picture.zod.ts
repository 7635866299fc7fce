/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ContentLanguage } from './contentLanguage.zod.ts';




export const Picture = /*#__PURE__*/ zod.object({
  "fileId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "caption": /*#__PURE__*/ zod.string(),
  "language": /*#__PURE__*/ zod.exactOptional(ContentLanguage)
});

export type Picture = zod.input<typeof Picture>;
export type PictureOutput = zod.output<typeof Picture>;
