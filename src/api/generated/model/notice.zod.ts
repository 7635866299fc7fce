/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { NoticeEvent } from './noticeEvent.zod.ts';
import { NoticeState } from './noticeState.zod.ts';

export const noticeIdMax = 64;

export const noticeRecipientMax = 254;

export const noticeTriesMin = 0;
export const noticeTriesMax = 100;

export const noticeCreateDateMax = 40;

export const noticeSentAtMax = 40;

export const noticeNextAtMax = 40;

export const noticeErrorMax = 100;



export const Notice = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(noticeIdMax)),
  "event": NoticeEvent,
  "recipient": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(noticeRecipientMax)),
  "state": NoticeState,
  "tries": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(noticeTriesMin)).check(/*#__PURE__*/ zod.lte(noticeTriesMax)),
  "createDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(noticeCreateDateMax)),
  "sentAt": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(noticeSentAtMax))),
  "nextAt": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(noticeNextAtMax))),
  "error": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(noticeErrorMax)))
});

export type Notice = zod.input<typeof Notice>;
export type NoticeOutput = zod.output<typeof Notice>;
