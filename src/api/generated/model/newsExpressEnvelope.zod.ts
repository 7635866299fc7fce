/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { NewsSummary } from './newsSummary.zod.ts';

export const newsExpressEnvelopeDataMax = 1000;



export const NewsExpressEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.array(NewsSummary).check(/*#__PURE__*/ zod.maxLength(newsExpressEnvelopeDataMax))
});

export type NewsExpressEnvelope = zod.input<typeof NewsExpressEnvelope>;
export type NewsExpressEnvelopeOutput = zod.output<typeof NewsExpressEnvelope>;
