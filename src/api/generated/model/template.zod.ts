/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ContentLanguage } from './contentLanguage.zod.ts';



export const templateNameRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9]+$');


export const Template = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.regex(templateNameRegExp)),
  "language": /*#__PURE__*/ zod.exactOptional(ContentLanguage),
  "title": /*#__PURE__*/ zod.string(),
  "about": /*#__PURE__*/ zod.string()
});

export type Template = zod.input<typeof Template>;
export type TemplateOutput = zod.output<typeof Template>;
