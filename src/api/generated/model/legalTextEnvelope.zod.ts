/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LegalText } from './legalText.zod.ts';

export const legalTextEnvelopeMsgMax = 200;

export const legalTextEnvelopeVersionMax = 200;



export const LegalTextEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(legalTextEnvelopeMsgMax)),
  "version": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(legalTextEnvelopeVersionMax)),
  "data": LegalText
});

export type LegalTextEnvelope = zod.input<typeof LegalTextEnvelope>;
export type LegalTextEnvelopeOutput = zod.output<typeof LegalTextEnvelope>;
