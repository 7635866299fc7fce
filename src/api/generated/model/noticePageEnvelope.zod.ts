/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { NoticePage } from './noticePage.zod.ts';

export const NoticePageEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": NoticePage
});

export type NoticePageEnvelope = zod.input<typeof NoticePageEnvelope>;
export type NoticePageEnvelopeOutput = zod.output<typeof NoticePageEnvelope>;
