/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { NoticeEvent } from './noticeEvent.zod.ts';




export const OwnNotice = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "event": NoticeEvent,
  "title": /*#__PURE__*/ zod.string(),
  "text": /*#__PURE__*/ zod.string(),
  "path": /*#__PURE__*/ zod.string(),
  "read": /*#__PURE__*/ zod.boolean(),
  "createDate": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type OwnNotice = zod.input<typeof OwnNotice>;
export type OwnNoticeOutput = zod.output<typeof OwnNotice>;
