/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LocalizedName } from './localizedName.zod.ts';
import { LocalizedParagraph } from './localizedParagraph.zod.ts';
import { NoticeEvent } from './noticeEvent.zod.ts';
import { Revision } from './revision.zod.ts';

export const noticeTemplatePlaceholdersMax = 20;



export const NoticeTemplate = /*#__PURE__*/ zod.object({
  "event": NoticeEvent,
  "revision": Revision,
  "subject": LocalizedName,
  "text": LocalizedParagraph,
  "written": /*#__PURE__*/ zod.boolean(),
  "placeholders": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.maxLength(noticeTemplatePlaceholdersMax))
});

export type NoticeTemplate = zod.input<typeof NoticeTemplate>;
export type NoticeTemplateOutput = zod.output<typeof NoticeTemplate>;
