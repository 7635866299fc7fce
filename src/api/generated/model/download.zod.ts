/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ContentLanguage } from './contentLanguage.zod.ts';




export const Download = /*#__PURE__*/ zod.object({
  "fileId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "title": /*#__PURE__*/ zod.string(),
  "language": /*#__PURE__*/ zod.exactOptional(ContentLanguage)
});

export type Download = zod.input<typeof Download>;
export type DownloadOutput = zod.output<typeof Download>;
