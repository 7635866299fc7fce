/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { CodeSent } from './codeSent.zod.ts';

export const CodeSentEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.exactOptional(CodeSent)
});

export type CodeSentEnvelope = zod.input<typeof CodeSentEnvelope>;
export type CodeSentEnvelopeOutput = zod.output<typeof CodeSentEnvelope>;
