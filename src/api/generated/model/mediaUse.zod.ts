/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LocalizedText } from './localizedText.zod.ts';




export const MediaUse = /*#__PURE__*/ zod.object({
  "place": /*#__PURE__*/ zod.enum(['news', 'activity', 'match', 'organisation', 'link', 'story', 'template', 'identity', 'legal', 'entry', 'expert', 'user', 'config', 'draft']),
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "title": LocalizedText
});

export type MediaUse = zod.input<typeof MediaUse>;
export type MediaUseOutput = zod.output<typeof MediaUse>;
