/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ConsentResult } from './consentResult.zod.ts';

export const ConsentEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": ConsentResult
});

export type ConsentEnvelope = zod.input<typeof ConsentEnvelope>;
export type ConsentEnvelopeOutput = zod.output<typeof ConsentEnvelope>;
