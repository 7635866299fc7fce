/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { NewsArticle } from './newsArticle.zod.ts';

export const NewsArticleEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": NewsArticle
});

export type NewsArticleEnvelope = zod.input<typeof NewsArticleEnvelope>;
export type NewsArticleEnvelopeOutput = zod.output<typeof NewsArticleEnvelope>;
