/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ReviewerProgress } from './reviewerProgress.zod.ts';

export const reviewersEnvelopeDataMax = 1000;



export const ReviewersEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.array(ReviewerProgress).check(/*#__PURE__*/ zod.maxLength(reviewersEnvelopeDataMax))
});

export type ReviewersEnvelope = zod.input<typeof ReviewersEnvelope>;
export type ReviewersEnvelopeOutput = zod.output<typeof ReviewersEnvelope>;
