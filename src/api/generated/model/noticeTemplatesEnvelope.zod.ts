/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { NoticeTemplate } from './noticeTemplate.zod.ts';

export const noticeTemplatesEnvelopeDataMax = 100;



export const NoticeTemplatesEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.array(NoticeTemplate).check(/*#__PURE__*/ zod.maxLength(noticeTemplatesEnvelopeDataMax))
});

export type NoticeTemplatesEnvelope = zod.input<typeof NoticeTemplatesEnvelope>;
export type NoticeTemplatesEnvelopeOutput = zod.output<typeof NoticeTemplatesEnvelope>;
