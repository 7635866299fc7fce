/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ContentLanguage } from './contentLanguage.zod.ts';





export const Link = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "language": /*#__PURE__*/ zod.exactOptional(ContentLanguage),
  "name": /*#__PURE__*/ zod.string(),
  "url": /*#__PURE__*/ zod.string(),
  "img": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)))
});

export type Link = zod.input<typeof Link>;
export type LinkOutput = zod.output<typeof Link>;
