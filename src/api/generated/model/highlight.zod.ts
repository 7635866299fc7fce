/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ContentLanguage } from './contentLanguage.zod.ts';




export const Highlight = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "language": /*#__PURE__*/ zod.exactOptional(ContentLanguage),
  "title": /*#__PURE__*/ zod.string(),
  "summary": /*#__PURE__*/ zod.string()
});

export type Highlight = zod.input<typeof Highlight>;
export type HighlightOutput = zod.output<typeof Highlight>;
