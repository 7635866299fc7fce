/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { NoticeChannel } from './noticeChannel.zod.ts';
import { NoticeEvent } from './noticeEvent.zod.ts';
import { NoticeState } from './noticeState.zod.ts';


export const noticeTriesMin = 0;
export const noticeTriesMax = 100;



export const Notice = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "event": NoticeEvent,
  "recipient": /*#__PURE__*/ zod.string(),
  "channel": /*#__PURE__*/ zod.exactOptional(NoticeChannel),
  "state": NoticeState,
  "tries": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(noticeTriesMin)).check(/*#__PURE__*/ zod.lte(noticeTriesMax)),
  "createDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "sentAt": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "nextAt": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "error": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string())
});

export type Notice = zod.input<typeof Notice>;
export type NoticeOutput = zod.output<typeof Notice>;
