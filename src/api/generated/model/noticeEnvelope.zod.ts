/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Notice } from './notice.zod.ts';

export const noticeEnvelopeMsgMax = 200;

export const noticeEnvelopeVersionMax = 200;



export const NoticeEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(noticeEnvelopeMsgMax)),
  "version": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(noticeEnvelopeVersionMax)),
  "data": Notice
});

export type NoticeEnvelope = zod.input<typeof NoticeEnvelope>;
export type NoticeEnvelopeOutput = zod.output<typeof NoticeEnvelope>;
