/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { NoticeEvent } from './noticeEvent.zod.ts';
import { NoticeTexts } from './noticeTexts.zod.ts';
import { Revision } from './revision.zod.ts';

export const NoticeTemplateBody = /*#__PURE__*/ zod.object({
  "event": NoticeEvent,
  "revision": Revision,
  "texts": /*#__PURE__*/ zod.exactOptional(NoticeTexts)
});

export type NoticeTemplateBody = zod.input<typeof NoticeTemplateBody>;
export type NoticeTemplateBodyOutput = zod.output<typeof NoticeTemplateBody>;
