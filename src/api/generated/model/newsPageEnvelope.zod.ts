/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { NewsPage } from './newsPage.zod.ts';

export const NewsPageEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": NewsPage
});

export type NewsPageEnvelope = zod.input<typeof NewsPageEnvelope>;
export type NewsPageEnvelopeOutput = zod.output<typeof NewsPageEnvelope>;
