/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { NoticePage } from './noticePage.zod.ts';

export const noticePageEnvelopeMsgMax = 200;

export const noticePageEnvelopeVersionMax = 200;



export const NoticePageEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(noticePageEnvelopeMsgMax)),
  "version": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(noticePageEnvelopeVersionMax)),
  "data": NoticePage
});

export type NoticePageEnvelope = zod.input<typeof NoticePageEnvelope>;
export type NoticePageEnvelopeOutput = zod.output<typeof NoticePageEnvelope>;
