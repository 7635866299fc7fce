/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { NoticeTemplate } from './noticeTemplate.zod.ts';

export const NoticeTemplateEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": NoticeTemplate
});

export type NoticeTemplateEnvelope = zod.input<typeof NoticeTemplateEnvelope>;
export type NoticeTemplateEnvelopeOutput = zod.output<typeof NoticeTemplateEnvelope>;
