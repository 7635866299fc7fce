/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LegalText } from './legalText.zod.ts';

export const LegalTextEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": LegalText
});

export type LegalTextEnvelope = zod.input<typeof LegalTextEnvelope>;
export type LegalTextEnvelopeOutput = zod.output<typeof LegalTextEnvelope>;
