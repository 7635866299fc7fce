/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ContentLanguage } from './contentLanguage.zod.ts';

export const linkIdMax = 64;

export const linkNameMax = 100;

export const linkUrlMax = 500;

export const linkImgMax = 64;



export const Link = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(linkIdMax)),
  "language": /*#__PURE__*/ zod.exactOptional(ContentLanguage),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(linkNameMax)),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(linkUrlMax)),
  "img": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(linkImgMax)))
});

export type Link = zod.input<typeof Link>;
export type LinkOutput = zod.output<typeof Link>;
