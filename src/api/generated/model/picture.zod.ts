/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ContentLanguage } from './contentLanguage.zod.ts';

export const pictureFileIdMax = 64;

export const pictureCaptionMax = 200;



export const Picture = /*#__PURE__*/ zod.object({
  "fileId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(pictureFileIdMax)),
  "caption": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(pictureCaptionMax)),
  "language": /*#__PURE__*/ zod.exactOptional(ContentLanguage)
});

export type Picture = zod.input<typeof Picture>;
export type PictureOutput = zod.output<typeof Picture>;
