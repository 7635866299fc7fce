/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { NoticeEvent } from './noticeEvent.zod.ts';

export const MyNotice = /*#__PURE__*/ zod.object({
  "event": NoticeEvent,
  "createDate": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type MyNotice = zod.input<typeof MyNotice>;
export type MyNoticeOutput = zod.output<typeof MyNotice>;
