/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LocalizedName } from './localizedName.zod.ts';
import { LocalizedParagraph } from './localizedParagraph.zod.ts';

export const NoticeTexts = /*#__PURE__*/ zod.object({
  "subject": LocalizedName,
  "text": LocalizedParagraph
});

export type NoticeTexts = zod.input<typeof NoticeTexts>;
export type NoticeTextsOutput = zod.output<typeof NoticeTexts>;
